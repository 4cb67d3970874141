import type { FastifyBaseLogger } from 'fastify';
import type { Outcome } from './enquiries/mail/outbox';
import { startMailing } from './enquiries/mail/start-mailing';
import type { startOutbox } from './enquiries/mail/start-outbox';
import { startRetention } from './enquiries/retention/start-retention';
import { queueMissingScans } from './enquiries/scan/queue-scan';
import { startScanning } from './enquiries/scan/start-scanning';
import { waitForDatabase } from './enquiries/storage/wait-for-database';
import type { Stores } from './enquiries/stores';
import { startWebhooks } from './enquiries/webhook/start-webhooks';
import { startRemoval } from './metrics/observations/start-removal';
import type { Settings } from './settings/read-settings';

interface Parts extends Stores {
  log: FastifyBaseLogger;
  onOutcome: ((outcome: Outcome) => void) | undefined;
}

export type Jobs = ReturnType<typeof startBackgroundWork>;

/** Starts mailing, webhooks, scanning, and the removal of what is old, as soon as the database is available. */
export function startBackgroundWork(
  { database: location, mail, webhook, scan, retentionDays }: Settings,
  parts: Parts,
) {
  const { database, log } = parts;
  const waiting = new AbortController();
  const outboxes: ReturnType<typeof startOutbox>[] = [];
  const stops: (() => Promise<void>)[] = [];
  /** Starts the delivery of new notifications. */
  const wake = () => {
    for (const outbox of outboxes) outbox.wake();
  };
  const opening = waitForDatabase(database, {
    ...{ location, log, signal: waiting.signal },
    // Before the first mail, which could be about an application that was not scanned yet.
    ...(scan && { prepare: queueMissingScans }),
  });
  const starting = opening.then((isOpen) => {
    if (!isOpen) return;
    if (mail) outboxes.push(startMailing(mail, { ...parts, location }));
    if (webhook) outboxes.push(startWebhooks(webhook, { ...parts, location }));
    if (scan) outboxes.push(startScanning(scan, { database, location, log, onClean: wake }));
    stops.push(startRetention(database, retentionDays, log), startRemoval(database, log));
  });
  return {
    wake,
    /** Resolves once work under way has ended. */
    async stop() {
      waiting.abort();
      await starting;
      await Promise.all([...outboxes.map((outbox) => outbox.stop()), ...stops.map((stop) => stop())]);
    },
  };
}
