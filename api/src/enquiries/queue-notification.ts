import { randomUUID } from 'node:crypto';
import type { Database, OutboxTable, Tables } from './storage/tables';

/** Milliseconds of a window: its mails are limited, and one digest covers it. */
export const digestWindow = 10 * 60_000;

/**
 * Milliseconds after its window until a digest is due: submissions that began in the window may not be committed yet, and the
 * clock of another instance may be a minute behind. A later submission would cause a digest of its own.
 */
const digestDelay = 120_000;

/** Without a limit each enquiry and application has its own mail. */
export const unlimited = 0;

type Submission = 'enquiry' | 'application';

export interface NotificationOptions {
  /** Individual mails in a window; one digest counts the rest. */
  maxMails: number;
  /** Whether a webhook is called, too. Each submission has a call of its own. */
  hasWebhook: boolean;
  /** Whether its resume is scanned; mail and webhook wait for that. */
  isHeld?: boolean;
}

/** Queues the mail, the webhook and the scan of a new submission; to be called in the transaction that stores it. */
export async function queueNotification(
  database: Database,
  about: Submission,
  aboutId: string,
  { maxMails, hasWebhook, isHeld = false }: NotificationOptions,
): Promise<void> {
  const state = isHeld ? 'held' : 'waiting';
  const now = Date.now();
  const dueAt = isoTime(now);
  if (isHeld) await queue(database, 'scans', { id: aboutId, about, aboutId, state: 'waiting', dueAt });
  if (hasWebhook) await queue(database, 'webhooks', { id: aboutId, about, aboutId, state, dueAt });
  const begin = now - (now % digestWindow);
  const [windowStart, windowEnd] = [isoTime(begin), isoTime(begin + digestWindow)];
  const isDigested = maxMails !== unlimited && (await hasMore(database, maxMails, windowStart, windowEnd));
  if (!isDigested) return queue(database, 'notifications', { about, aboutId, state, dueAt });
  await queue(database, 'notifications', { about, aboutId, state: 'digested', dueAt: windowEnd });
  await queue(database, 'notifications', {
    id: `digest-${begin}`,
    about: 'digest',
    aboutId: windowEnd,
    state: 'waiting',
    dueAt: isoTime(begin + digestWindow + digestDelay),
  });
}

type Values = Pick<Tables[OutboxTable], 'about' | 'aboutId' | 'state' | 'dueAt'> & { id?: string };

/** Does nothing if the digest is queued already. */
async function queue(
  database: Database,
  table: OutboxTable,
  { id = randomUUID(), ...values }: Values,
): Promise<void> {
  await database
    .insertInto(table)
    .values({ id, ...values, waitingSince: values.dueAt, attempts: 0, problem: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Whether more submissions were stored in this period. Reads at most one row more than the limit. */
async function hasMore(database: Database, number: number, from: string, to: string): Promise<boolean> {
  let stored = 0;
  for (const table of ['enquiries', 'applications'] as const) {
    const rows = database
      .selectFrom(table)
      .select('id')
      .where('createdAt', '>=', from)
      .where('createdAt', '<', to)
      .limit(number + 1)
      .as('rows');
    const counted = await database
      .selectFrom(rows)
      .select((count) => count.fn.countAll<number>().as('number'))
      .executeTakeFirst();
    stored += counted?.number ?? 0;
  }
  return stored > number;
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
