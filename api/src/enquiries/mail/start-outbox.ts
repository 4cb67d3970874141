import type { DatabaseLocation } from '../../settings/database-location';
import type { Database, OutboxTable } from '../storage/tables';
import { type DeliveryParts, startDelivery } from './delivery-worker';
import { createOutbox, type OnRecorded } from './outbox';
import { createOutboxLeases } from './outbox-leases';

/** Milliseconds until a failing delivery is given up; an operator can send it again. */
const usualGiveUpAfter = 3 * 24 * 60 * 60_000;

interface OutboxParts<Message> extends Omit<DeliveryParts<Message>, 'outbox' | 'retryAfter' | 'interval'> {
  database: Database;
  location: DatabaseLocation;
  table: OutboxTable;
  /** For SQLite, next to the database: one for each outbox. */
  lockFile: string;
  retrySeconds: number;
  /** Milliseconds. */
  giveUpAfter?: number;
  onRecorded?: OnRecorded;
}

/** Starts to deliver what is in an outbox of the database, now and after each submission. */
export function startOutbox<Message>(parts: OutboxParts<Message>) {
  const { database, location, table, lockFile, retrySeconds, ...others } = parts;
  const { giveUpAfter = usualGiveUpAfter, onRecorded, ...delivery } = others;
  const retryAfter = retrySeconds * 1000;
  const leases = createOutboxLeases(database, location, lockFile);
  const outbox = createOutbox(leases, { retryAfter, giveUpAfter }, table, onRecorded);
  const worker = startDelivery({ ...delivery, outbox, retryAfter });
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop();
      leases.release();
    },
  };
}
