import type { DatabaseLocation } from '../../settings/database-location';
import type { Database, OutboxTable } from '../storage/tables';
import { type DeliveryParts, startDelivery } from './delivery-worker';
import { createOutbox, type OnRecorded } from './outbox';
import { createOutboxLeases } from './outbox-leases';

/** Milliseconds until a failing delivery is given up; an operator can send it again. */
const usualGiveUpAfter = 3 * 24 * 60 * 60_000;

/** What is delivered from each, for the log. */
const kinds = { notifications: 'mail', webhooks: 'webhook', scans: 'scan' } as const;

interface OutboxParts<Message> extends Omit<DeliveryParts<Message>, 'kind' | 'outbox' | 'retryAfter'> {
  database: Database;
  location: DatabaseLocation;
  table: OutboxTable;
  retrySeconds: number;
  /** Milliseconds. */
  giveUpAfter?: number;
  onRecorded?: OnRecorded;
}

/** Starts to deliver what is in an outbox of the database, now and after each submission. */
export function startOutbox<Message>(parts: OutboxParts<Message>) {
  const { database, location, table, retrySeconds, ...others } = parts;
  const { giveUpAfter = usualGiveUpAfter, onRecorded, ...delivery } = others;
  const retryAfter = retrySeconds * 1000;
  const leases = createOutboxLeases(database, location, table);
  const outbox = createOutbox(leases, { retryAfter, giveUpAfter }, table, onRecorded);
  const worker = startDelivery({ ...delivery, kind: kinds[table], outbox, retryAfter });
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop();
      leases.release();
    },
  };
}
