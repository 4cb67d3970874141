import { Html, html } from '@site/shared/node/html';
import {
  fullTitle,
  type HeadElement,
  headElements,
  type PageHeadData,
} from '@site/shared/site-model/head-elements';

/** The title and the elements that describe a page, as HTML. React finds them in the document and adds none. */
export function headHtml(head: PageHeadData): string {
  return titleHtml(fullTitle(head.title)) + headElements(head).map(elementHtml).join('');
}

export function titleHtml(title: string): string {
  return html`<title>${title}</title>`.text;
}

function elementHtml({ tag, attributes }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => html` ${name}="${value}"`);
  return html`<${new Html(tag)}${written}>`.text;
}
