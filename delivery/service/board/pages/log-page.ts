import { html } from '@site/shared/node/html';
import type { Entry } from '../../../deploy/log/entry';
import { boardPage } from './layout';
import { entryHeads, entryRow, table } from './parts';

/**
 * The newest entries of the log, newest first.
 * @param errors that were found in them
 */
export function logPage(entries: Entry[], errors: string[]): string {
  return boardPage({
    title: 'Log',
    at: 'Log',
    content: html`
<p class="lead">${errors.length === 0 ? 'None of these entries was changed or is missing.' : 'Entries were changed or are missing.'}</p>
${errors.map((error) => html`<p class="error">${error}</p>`)}
${table('The log, newest first', entryHeads, entries.map(entryRow))}`,
  });
}
