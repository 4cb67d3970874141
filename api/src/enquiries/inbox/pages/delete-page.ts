import { html } from '@site/shared/node/html';
import { type Entry, titleOf } from './entry-page';
import { inboxPage } from './layout';
import { buttonForm } from './parts';

/** Explains a deletion, and asks for confirmation. */
export function deletePage(entry: Entry, token: string): string {
  const { subject, stored } = entry;
  const address = `/${subject}/${stored.id}`;
  const what = subject === 'enquiries' ? 'enquiry' : 'application and its resume';
  return inboxPage({
    title: `Delete: ${titleOf(entry)}`,
    content: html`<p class="lead">This deletes the ${what} for good, also what waits to be sent about it. A restore of a backup leaves it out; backups made until now contain it until you remove them.</p>
<div class="actions">${buttonForm(`${address}/delete`, {
      token,
      button: html`<button class="button bad solid" type="submit">Delete for good</button>`,
    })}<a class="button" href="${address}">Keep it</a></div>`,
  });
}
