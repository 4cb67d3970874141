import type { FastifyBaseLogger } from 'fastify';
import type { Outcome } from './mail/outbox';
import { startMailing } from './mail/start-mailing';
import type { Settings } from './settings/read-settings';
import type { Database } from './storage/tables';
import { waitForDatabase } from './storage/wait-for-database';
import type { ApplicationStore } from './submissions/application/application-store';
import type { EnquiryStore } from './submissions/enquiry/enquiry-store';
import { startRetention } from './submissions/retention/start-retention';

interface Parts {
  database: Database;
  enquiries: EnquiryStore;
  applications: ApplicationStore;
  log: FastifyBaseLogger;
  onOutcome: ((outcome: Outcome) => void) | undefined;
}

export type Jobs = ReturnType<typeof startBackgroundWork>;

/** Starts mailing and retention as soon as the database is available. */
export function startBackgroundWork({ database: location, mail, retentionDays }: Settings, parts: Parts) {
  const { database, log } = parts;
  const waiting = new AbortController();
  const stops: (() => Promise<void>)[] = [];
  let wake = () => {};
  const starting = waitForDatabase(database, { location, log, signal: waiting.signal }).then((isOpen) => {
    if (!isOpen) return;
    if (mail) {
      const mailing = startMailing(mail, { ...parts, location });
      wake = mailing.wake;
      stops.push(mailing.stop);
    }
    stops.push(startRetention(database, retentionDays, log));
  });
  return {
    /** Starts the delivery of new notifications. */
    wake: () => wake(),
    /** Resolves once work under way has ended. */
    async stop() {
      waiting.abort();
      await starting;
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
