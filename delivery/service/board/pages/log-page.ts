import { html } from '@site/shared/contracts/html';
import type { Entry } from '../../../deploy/log/entry';
import { boardPage } from './layout';
import { entryHeads, entryRow, table } from './parts';

/** Who did what, newest first. */
export function logPage(entries: Entry[], faults: string[]): string {
  return boardPage({
    title: 'Log',
    at: 'Log',
    content: html`
<p class="lead">${faults.length === 0 ? 'No entry of it was changed or is missing.' : 'It is not whole.'}</p>
${faults.map((fault) => html`<p class="fault">${fault}</p>`)}
${table('The log, newest first', entryHeads, entries.map(entryRow))}`,
  });
}
