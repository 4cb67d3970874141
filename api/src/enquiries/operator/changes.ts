import { dirname } from 'node:path';
import { messageOf } from '@site/shared/node/message-of';
import type { DatabaseLocation } from '../../settings/database-location';
import { addDeletions, readDeletions } from '../backup/deletion-list';
import { readLastBackup } from '../backup/last-backup';
import { officeTime } from '../office-time';
import { confirmClock } from '../retention/check-clock';
import { removeOnRequest } from '../retention/remove-submissions';
import type { Database, OutboxTable } from '../storage/tables';
import { runInTransaction } from '../storage/transaction';
import { type CommandResult, unknownId } from './command-result';
import { refuseUnscanned } from './refuse-unscanned';

/**
 * Deletes an enquiry or application for good, with everything stored about it. Its ID is added to the list next to the
 * last backup, so that a restore leaves it out.
 */
export async function remove(
  database: Database,
  location: DatabaseLocation,
  id: string,
): Promise<CommandResult> {
  if ((await removeOnRequest(database, [id])) === 0) return unknownId(id);
  return { output: `Deleted ${id}.\n`, errorOutput: await listDeletion(location, id), exitCode: 0 };
}

/** @returns a message when the ID could not be added */
async function listDeletion(location: DatabaseLocation, id: string): Promise<string> {
  if (location.kind !== 'sqlite') return '';
  try {
    const backup = await readLastBackup(location.folder);
    if (!backup) return '';
    await addDeletions(dirname(backup.file), [id]);
    return '';
  } catch (error) {
    const reason = messageOf(error);
    return `The list of deletions next to the backups could not be changed: ${reason}. The next backup adds ${id} to it.\n`;
  }
}

/** Repeats the deletions in a list, for instance after a restore of PostgreSQL. */
export async function removeListed(database: Database, file: string): Promise<CommandResult> {
  const ids = await readDeletions(file);
  if (!ids) return { errorOutput: `There is no file ${file}.\n`, exitCode: 1 };
  const removed = await removeOnRequest(database, ids, { noteAll: true });
  return {
    output: `Deleted ${removed} of the ${ids.length} in ${file}; the others did not exist.\n`,
    exitCode: 0,
  };
}

/**
 * Puts notifications back into the outbox, from which the running site sends them within seconds.
 * @param id of the enquiry or application; undefined: all that were given up
 */
export async function resend(
  database: Database,
  id: string | undefined,
  isMailed: boolean,
): Promise<CommandResult> {
  const refusal = id === undefined ? undefined : await refuseUnscanned(database, id);
  if (refusal) return refusal;
  const [mails, webhooks] = await runInTransaction(database, async (within) => [
    await queueAgain(within, 'notifications', id),
    await queueAgain(within, 'webhooks', id),
  ]);
  const number = mails + webhooks;
  if (number === 0)
    return id === undefined ? { output: 'Nothing was given up.\n', exitCode: 0 } : unknownId(id);
  const hint =
    isMailed || mails === 0 ? '' : ' SMTP_URL is not set here. Without it, the site mails nothing.';
  return {
    output: `Sending ${number === 1 ? 'one notification' : `${number} notifications`} again.${hint}\n`,
    exitCode: 0,
  };
}

async function queueAgain(within: Database, table: OutboxTable, id: string | undefined): Promise<number> {
  const now = new Date().toISOString();
  const change = within
    .updateTable(table)
    .set({ state: 'waiting', waitingSince: now, dueAt: now, attempts: 0, problem: null })
    .where('aboutId', 'not in', (select) =>
      select.selectFrom('scans').select('id').where('state', '!=', 'clean'),
    );
  const { numUpdatedRows } = await (id === undefined
    ? change.where('state', '=', 'dead')
    : change.where('aboutId', '=', id)
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Lets retention delete by age again after a warning about the clock. */
export async function trustClock(database: Database): Promise<CommandResult> {
  await runInTransaction(database, confirmClock);
  return {
    output: `It is ${officeTime(new Date().toISOString())}. Expired submissions are deleted within the hour.\n`,
    exitCode: 0,
  };
}
