import { type Html, html } from '@site/shared/node/html';
import { operatorPage } from '@site/shared/node/operator-page';
import { boardAddress, visitsAddress } from '../board-address';

/** The pages of the menu. */
const menu = [
  { name: 'Overview', path: boardAddress },
  { name: 'Visits', path: visitsAddress },
  { name: 'Log', path: `${boardAddress}/log` },
] as const;

interface Page {
  title: string;
  /** The page's entry in the menu, if it has one. */
  at?: (typeof menu)[number]['name'];
  content: Html;
}

/** A whole document of the board. */
export function boardPage({ title, at, content }: Page): string {
  return operatorPage({
    title,
    content,
    menu,
    part: 'releases',
    menuName: 'Board',
    styles: `${boardAddress}/board.css`,
    at: menu.find(({ name }) => name === at)?.path,
    footer: html`All times are UTC. <a href="${boardAddress}">Reload</a> for the latest state.`,
  });
}
