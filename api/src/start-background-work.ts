import type { FastifyBaseLogger } from 'fastify';
import type { ApplicationStore } from './enquiries/application/application-store';
import type { EnquiryStore } from './enquiries/enquiry/enquiry-store';
import type { Outcome } from './enquiries/mail/outbox';
import { startMailing } from './enquiries/mail/start-mailing';
import { startRetention } from './enquiries/retention/start-retention';
import { queueMissingScans } from './enquiries/scan/queue-scan';
import { startScanning } from './enquiries/scan/start-scanning';
import type { Database } from './enquiries/storage/tables';
import { waitForDatabase } from './enquiries/storage/wait-for-database';
import { startWebhooks } from './enquiries/webhook/start-webhooks';
import { startRemoval } from './metrics/observations/start-removal';
import type { Settings } from './settings/read-settings';

interface Parts {
  database: Database;
  enquiries: EnquiryStore;
  applications: ApplicationStore;
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
  const stops: (() => Promise<void>)[] = [];
  const wakes: (() => void)[] = [];
  /** Starts the delivery of new notifications. */
  const wake = () => {
    for (const each of wakes) each();
  };
  const opening = waitForDatabase(database, {
    ...{ location, log, signal: waiting.signal },
    // Before the first mail, which could be about an application that was not scanned yet.
    ...(scan && { prepare: queueMissingScans }),
  });
  const starting = opening.then((isOpen) => {
    if (!isOpen) return;
    if (mail) {
      const mailing = startMailing(mail, { ...parts, location });
      wakes.push(mailing.wake);
      stops.push(mailing.stop);
    }
    if (webhook) {
      const webhooks = startWebhooks(webhook, { ...parts, location });
      wakes.push(webhooks.wake);
      stops.push(webhooks.stop);
    }
    if (scan) {
      const scanning = startScanning(scan, { database, location, log, onClean: wake });
      wakes.push(scanning.wake);
      stops.push(scanning.stop);
    }
    stops.push(startRetention(database, retentionDays, log), startRemoval(database, log));
  });
  return {
    wake,
    /** Resolves once work under way has ended. */
    async stop() {
      waiting.abort();
      await starting;
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
