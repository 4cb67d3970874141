import type { Database } from '../storage/tables';
import { runInTransaction } from '../storage/transaction';
import { confirmClock } from '../submissions/retention/check-clock';
import { removeSubmissions } from '../submissions/retention/remove-submissions';
import { type CommandResult, unknownId } from './command-result';

/** Deletes an enquiry or application for good, with everything that is kept about it. */
export async function remove(database: Database, id: string): Promise<CommandResult> {
  const removed = await removeSubmissions(database, { id });
  return removed > 0 ? { output: `Deleted ${id}.\n`, exitCode: 0 } : unknownId(id);
}

/**
 * Puts notifications back into the outbox, from which the running site mails them within seconds.
 * @param id of the enquiry or application; undefined for all that were given up
 */
export async function resend(
  database: Database,
  id: string | undefined,
  isMailed: boolean,
): Promise<CommandResult> {
  const now = new Date().toISOString();
  const number = await runInTransaction(database, async (within) => {
    const change = within
      .updateTable('notifications')
      .set({ state: 'waiting', waitingSince: now, dueAt: now, attempts: 0, problem: null });
    const { numUpdatedRows } = await (id === undefined
      ? change.where('state', '=', 'dead')
      : change.where('aboutId', '=', id)
    ).executeTakeFirst();
    return Number(numUpdatedRows);
  });
  if (number === 0)
    return id === undefined ? { output: 'Nothing was given up.\n', exitCode: 0 } : unknownId(id);
  const hint = isMailed ? '' : ' SMTP_URL is not set here: start the site with it, or nothing is mailed.';
  return {
    output: `Mailing ${number === 1 ? 'one notification' : `${number} notifications`} again.${hint}\n`,
    exitCode: 0,
  };
}

/** Lets retention delete by age again after the clock has jumped. */
export async function trustClock(database: Database): Promise<CommandResult> {
  await runInTransaction(database, confirmClock);
  return {
    output: `It is ${new Date().toISOString()}. What is old enough is deleted within the hour.\n`,
    exitCode: 0,
  };
}
