import { html } from '@site/shared/node/html';
import type { Entry } from '../../../deploy/log/entry';
import { boardPage } from './layout';
import { entryHeads, entryRow, table } from './parts';

/** All entries of the log, newest first. */
export function logPage(entries: Entry[], faults: string[]): string {
  return boardPage({
    title: 'Log',
    at: 'Log',
    content: html`
<p class="lead">${faults.length === 0 ? 'No entry was changed or is missing.' : 'Entries were changed or are missing.'}</p>
${faults.map((fault) => html`<p class="fault">${fault}</p>`)}
${table('The log, newest first', entryHeads, entries.map(entryRow))}`,
  });
}
