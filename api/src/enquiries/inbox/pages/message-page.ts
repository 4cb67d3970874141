import { html } from '@site/shared/node/html';
import { inboxPage, type MenuEntry } from './layout';

/**
 * Reports the outcome of a request.
 * @param back the page to go on with
 */
export function messagePage(title: string, sentences: string[], back: MenuEntry): string {
  return inboxPage({
    title,
    content: html`${sentences.map((sentence) => html`<p class="lead">${sentence}</p>`)}
<p class="actions"><a class="button" href="/${back}">Back to ${back === 'waiting' ? 'mails and webhooks' : back}</a></p>`,
  });
}
