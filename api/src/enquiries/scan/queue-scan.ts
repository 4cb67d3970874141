import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, OutboxTable, Tables } from '../storage/tables';
import { runInTransaction } from '../storage/transaction';

/** The outboxes whose rows wait for the verdict. */
const heldOutboxes = ['notifications', 'webhooks'] as const;

/**
 * Queues the scans of all applications that were received without `CLAMD_URL`, and holds back what was not yet sent about
 * them.
 */
export function queueMissingScans(database: Database): Promise<void> {
  return runInTransaction(database, async (within) => {
    // After a rollback: an older version of the server deletes applications, but not their scans.
    await within
      .deleteFrom('scans')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('applications').select('applications.id').whereRef('applications.id', '=', 'scans.id'),
          ),
        ),
      )
      .execute();
    const now = sql.lit(new Date().toISOString());
    await within
      .insertInto('scans')
      .columns(['id', 'about', 'aboutId', 'state', 'waitingSince', 'dueAt', 'attempts'])
      .expression((select) =>
        select
          .selectFrom('applications')
          .select(['id', sql.lit('application').as('about'), 'id as aboutId', sql.lit('waiting').as('state')])
          .select([now.as('waitingSince'), now.as('dueAt'), sql.lit(0).as('attempts')])
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('scans').select('scans.id').whereRef('scans.id', '=', 'applications.id'))),
          ),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    for (const outbox of heldOutboxes)
      await within
        .updateTable(outbox)
        .set({ state: 'held' })
        .where('state', '=', 'waiting')
        .where('aboutId', 'in', (select) =>
          select.selectFrom('scans').select('id').where('state', '!=', 'clean'),
        )
        .execute();
  });
}

/** Sends what is held about a clean application, and removes what is held about an infected one. */
export async function endHold(
  within: Database,
  applicationId: string,
  verdict: 'clean' | 'infected',
): Promise<void> {
  const now = new Date().toISOString();
  const sent = { state: 'waiting', waitingSince: now, dueAt: now } as const;
  for (const outbox of heldOutboxes) {
    const held = (row: ExpressionBuilder<Tables, OutboxTable>) =>
      row.and([row('aboutId', '=', applicationId), row('state', '=', 'held')]);
    if (verdict === 'clean') await within.updateTable(outbox).set(sent).where(held).execute();
    else await within.deleteFrom(outbox).where(held).execute();
  }
}
