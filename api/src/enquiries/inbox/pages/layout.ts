import { type Html, html } from '@site/shared/node/html';
import { operatorPage } from '@site/shared/node/operator-page';
import { timeZoneName } from './parts';

/** The pages of the menu, by path. */
const menu = { enquiries: 'Enquiries', applications: 'Applications', waiting: 'Mails and webhooks' };

export type MenuEntry = keyof typeof menu;

interface Page {
  title: string;
  /** The page's entry in the menu, if it is one of its pages. */
  at?: MenuEntry | undefined;
  content: Html;
}

/** A whole document of the inbox. */
export function inboxPage({ title, at, content }: Page): string {
  return operatorPage({
    title,
    content,
    part: 'inbox',
    menuName: 'Inbox',
    styles: '/inbox.css',
    menu: Object.entries(menu).map(([path, name]) => ({ name, path: `/${path}` })),
    at: at && `/${at}`,
    footer: html`All times are ${timeZoneName}.`,
  });
}
