import { onOneLine } from '@site/shared/node/printable-text';
import type { Updateable } from 'kysely';
import type { Database, OutboxTable, Tables } from '../storage/tables';
import { backOff, longestBackOff } from './back-off';
import type { OutboxLeases } from './outbox-leases';

export type Notification = Pick<
  Tables['notifications'],
  'id' | 'about' | 'aboutId' | 'attempts' | 'waitingSince'
>;

export type Delivery =
  | { kind: 'sent' }
  /** The enquiry or application has been deleted. */
  | { kind: 'gone' }
  /** With the name of what was found. */
  | { kind: 'scanned'; verdict: 'clean' | 'infected'; finding: string | null }
  | { kind: 'failed'; problem: string; permanent: boolean };

export type Outcome = 'sent' | 'gone' | 'waiting' | 'dead' | 'clean' | 'infected';

export type Outbox = ReturnType<typeof createOutbox>;

interface RetryPolicy {
  /** Milliseconds until the first retry of a mail. */
  retryAfter: number;
  /** Milliseconds until a failing mail is given up. */
  giveUpAfter: number;
}

/** Called in the transaction that records an outcome. */
export type OnRecorded = (within: Database, id: string, state: Change['state']) => Promise<void>;

/** Attempts before a mail is given up because of its age: the clock may have been wrong. */
const fewestAttempts = 5;

/** Delivers the notifications in the order in which they are due. */
export function createOutbox(
  leases: OutboxLeases,
  policy: RetryPolicy,
  table: OutboxTable = 'notifications',
  onRecorded?: OnRecorded,
) {
  // Sent, but not recorded because the database failed. They are recorded first, or they would be sent again.
  const unrecorded = new Map<string, Change | 'delete'>();

  return {
    /**
     * Delivers the notification that has been due longest, under a lease.
     * @returns undefined when none is due, or another process does the mailing
     */
    async deliverNext(
      deliver: (notification: Notification) => Promise<Delivery>,
    ): Promise<Outcome | undefined> {
      const recorded = new Set<string>();
      const outcome = await leases.work(async (lease) => {
        const record = async (id: string, change: Change | 'delete') => {
          await lease.change(async (database) => {
            await apply(database, table, id, change);
            if (change !== 'delete') await onRecorded?.(database, id, change.state);
          });
          recorded.add(id);
        };
        for (const [id, change] of unrecorded) await record(id, change);
        const notification = await lease.claim((database) => selectDue(database, table));
        if (!notification) return undefined;
        const delivery = await deliver(notification);
        const change = changeAfter(notification, delivery, policy);
        unrecorded.set(notification.id, change);
        await record(notification.id, change);
        if (delivery.kind === 'sent') return 'sent';
        return change === 'delete' ? 'gone' : change.state;
      });
      // Only after the commit.
      for (const id of recorded) unrecorded.delete(id);
      return outcome;
    },
  };
}

/** A due date beyond the longest wait was written while the clock was ahead, and counts as due. */
function selectDue(database: Database, table: OutboxTable) {
  const now = Date.now();
  return database
    .selectFrom(table)
    .select(['id', 'about', 'aboutId', 'attempts', 'waitingSince'])
    .where('state', '=', 'waiting')
    .where((row) =>
      row.or([row('dueAt', '<=', isoTime(now)), row('dueAt', '>', isoTime(now + longestBackOff))]),
    )
    .orderBy('dueAt')
    .orderBy('id')
    .limit(1);
}

type Change = Updateable<Pick<Tables['notifications'], 'dueAt' | 'problem' | 'waitingSince'>> & {
  state: Exclude<Outcome, 'gone'>;
  attempts: number;
};

function changeAfter(
  notification: Notification,
  delivery: Delivery,
  { retryAfter, giveUpAfter }: RetryPolicy,
): Change | 'delete' {
  if (delivery.kind === 'gone') return 'delete';
  // Its submissions are deleted; another digest may cover the same window after the clock was set back.
  if (delivery.kind === 'sent' && notification.about === 'digest') return 'delete';
  const attempts = notification.attempts + 1;
  if (delivery.kind === 'scanned') return { state: delivery.verdict, attempts, problem: delivery.finding };
  if (delivery.kind === 'sent') return { state: 'sent', attempts, problem: null };
  const now = Date.now();
  // In the future if written while the clock was ahead.
  const waitingSince = Math.min(Date.parse(notification.waitingSince), now);
  const expired = attempts >= fewestAttempts && now - waitingSince >= giveUpAfter;
  return {
    state: delivery.permanent || expired ? 'dead' : 'waiting',
    attempts,
    waitingSince: isoTime(waitingSince),
    dueAt: isoTime(now + backOff(attempts, retryAfter)),
    // PostgreSQL stores no NUL, which a mail server's reply may have: without its outcome, nothing else would be sent.
    problem: onOneLine(delivery.problem),
  };
}

/** A change may be recorded late, after another instance has recorded the outcome of its own attempt. */
async function apply(database: Database, table: OutboxTable, id: string, change: Change | 'delete') {
  if (change === 'delete') {
    await database.deleteFrom(table).where('id', '=', id).execute();
    return;
  }
  let update = database.updateTable(table).set(change).where('id', '=', id);
  const isFailure = change.state === 'waiting' || change.state === 'dead';
  // Otherwise what was delivered would be sent again, and a resume that was found to be infected be opened.
  if (isFailure || change.state === 'clean') update = update.where('state', '=', 'waiting');
  if (isFailure) update = update.where('attempts', '<', change.attempts);
  await update.execute();
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
