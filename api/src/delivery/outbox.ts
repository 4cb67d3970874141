import type { Database, Tables } from '../storage/tables';
import { backOff } from './back-off';
import type { Claims, Hold } from './claims';

export type Notification = Pick<
  Tables['notifications'],
  'id' | 'about' | 'aboutId' | 'attempts' | 'waitingSince'
>;

/** How an attempt to deliver ended. */
export type Delivery =
  | { kind: 'sent' }
  /** What it is about was deleted. */
  | { kind: 'gone' }
  | { kind: 'failed'; problem: string; forGood: boolean };

export interface Outbox {
  /**
   * Delivers the notification that is due longest, holding it meanwhile.
   * @returns false when none is due, or somebody else delivers
   */
  deliverNext(deliver: (notification: Notification) => Promise<Delivery>): Promise<boolean>;
}

interface Patience {
  /** Milliseconds until what failed once is tried again. */
  retryAfter: number;
  /** Milliseconds after which what still fails is dead. */
  giveUpAfter: number;
}

/** What waits to be delivered, in the order in which it is due. */
export function createOutbox(claims: Claims, patience: Patience): Outbox {
  // Sent, but the database failed before that was noted: noted first of all, or it would be sent again.
  const unrecorded = new Map<string, { notification: Notification; delivery: Delivery }>();

  async function record(hold: Hold, notification: Notification, delivery: Delivery) {
    unrecorded.set(notification.id, { notification, delivery });
    await hold.change((database) => write(database, notification, delivery, patience));
  }

  return {
    async deliverNext(deliver) {
      const recorded = new Set<string>();
      const delivered = await claims.work(async (hold) => {
        for (const [id, { notification, delivery }] of unrecorded) {
          await record(hold, notification, delivery);
          recorded.add(id);
        }
        const notification = await hold.claim(selectDue);
        if (!notification) return false;
        await record(hold, notification, await deliver(notification));
        recorded.add(notification.id);
        return true;
      });
      // Not before the transaction has ended well.
      for (const id of recorded) unrecorded.delete(id);
      return delivered ?? false;
    },
  };
}

function selectDue(database: Database) {
  return database
    .selectFrom('notifications')
    .select(['id', 'about', 'aboutId', 'attempts', 'waitingSince'])
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', new Date().toISOString())
    .orderBy('dueAt')
    .orderBy('id')
    .limit(1);
}

async function write(database: Database, notification: Notification, delivery: Delivery, patience: Patience) {
  const { id, waitingSince } = notification;
  if (delivery.kind === 'gone') {
    await database.deleteFrom('notifications').where('id', '=', id).execute();
    return;
  }
  const attempts = notification.attempts + 1;
  const change = database.updateTable('notifications').where('id', '=', id);
  if (delivery.kind === 'sent') {
    await change.set({ state: 'sent', attempts, problem: null }).execute();
    return;
  }
  const tooOld = Date.now() - Date.parse(waitingSince) >= patience.giveUpAfter;
  const dueAt = new Date(Date.now() + backOff(attempts, patience.retryAfter)).toISOString();
  const state = delivery.forGood || tooOld ? 'dead' : 'waiting';
  await change.set({ state, attempts, dueAt, problem: delivery.problem }).execute();
}
