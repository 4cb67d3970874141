import type { Updateable } from 'kysely';
import type { Database, Tables } from '../storage/tables';
import { backOff } from './back-off';
import type { Claims } from './claims';

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

/** What a notification is after an attempt. */
export type Outcome = 'sent' | 'gone' | 'waiting' | 'dead';

export interface Outbox {
  /**
   * Delivers the notification that is due longest, holding it meanwhile.
   * @returns undefined when none is due, or somebody else delivers
   */
  deliverNext(deliver: (notification: Notification) => Promise<Delivery>): Promise<Outcome | undefined>;
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
  const unrecorded = new Map<string, Change | 'delete'>();

  return {
    async deliverNext(deliver) {
      const recorded = new Set<string>();
      const outcome = await claims.work(async (hold) => {
        const record = async (id: string, change: Change | 'delete') => {
          await hold.change((database) => apply(database, id, change));
          recorded.add(id);
        };
        for (const [id, change] of unrecorded) await record(id, change);
        const notification = await hold.claim(selectDue);
        if (!notification) return undefined;
        const change = changeAfter(notification, await deliver(notification), patience);
        unrecorded.set(notification.id, change);
        await record(notification.id, change);
        return change === 'delete' ? 'gone' : change.state;
      });
      // Not before the transaction has ended well.
      for (const id of recorded) unrecorded.delete(id);
      return outcome;
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

/** What an attempt changes about a notification. */
type Change = Updateable<Pick<Tables['notifications'], 'attempts' | 'dueAt' | 'problem'>> & {
  state: Tables['notifications']['state'];
};

function changeAfter(notification: Notification, delivery: Delivery, patience: Patience): Change | 'delete' {
  if (delivery.kind === 'gone') return 'delete';
  const attempts = notification.attempts + 1;
  if (delivery.kind === 'sent') return { state: 'sent', attempts, problem: null };
  const tooOld = Date.now() - Date.parse(notification.waitingSince) >= patience.giveUpAfter;
  return {
    state: delivery.forGood || tooOld ? 'dead' : 'waiting',
    attempts,
    dueAt: new Date(Date.now() + backOff(attempts, patience.retryAfter)).toISOString(),
    problem: delivery.problem,
  };
}

async function apply(database: Database, id: string, change: Change | 'delete') {
  if (change === 'delete') await database.deleteFrom('notifications').where('id', '=', id).execute();
  else await database.updateTable('notifications').set(change).where('id', '=', id).execute();
}
