import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLocation } from '../../settings/database-location';
import type { MailSettings } from '../../settings/read-settings';
import type { ApplicationStore } from '../application/application-store';
import type { EnquiryStore } from '../enquiry/enquiry-store';
import type { Database } from '../storage/tables';
import { composeForNotification } from './compose-email';
import { startDelivery } from './delivery-worker';
import { createMailLeases } from './mail-leases';
import { createMailer } from './mailer';
import { createOutbox, type Outcome } from './outbox';

/** Milliseconds until a failing delivery is given up; an operator can send it again. */
export const giveUpAfter = 3 * 24 * 60 * 60_000;

interface Parts {
  database: Database;
  location: DatabaseLocation;
  enquiries: EnquiryStore;
  applications: ApplicationStore;
  log: FastifyBaseLogger;
  onOutcome: ((outcome: Outcome) => void) | undefined;
}

/** Starts to mail the notifications in the database, now and after each submission. */
export function startMailing(mail: MailSettings, parts: Parts) {
  const { database, location, log, onOutcome } = parts;
  const leases = createMailLeases(database, location);
  const retryAfter = mail.retrySeconds * 1000;
  const worker = startDelivery({
    outbox: createOutbox(leases, { retryAfter, giveUpAfter }),
    kind: 'mail',
    sender: createMailer(mail),
    compose: (notification) => composeForNotification(notification, parts),
    retryAfter,
    log,
    onOutcome,
  });
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop();
      leases.release();
    },
  };
}
