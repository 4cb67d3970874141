import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLocation } from '../../settings/database-location';
import type { MailSettings } from '../../settings/read-settings';
import type { Stores } from '../stores';
import { composeForNotification } from './compose-email';
import { createMailer } from './mailer';
import type { Outcome } from './outbox';
import { startOutbox } from './start-outbox';

interface Parts extends Stores {
  location: DatabaseLocation;
  log: FastifyBaseLogger;
  onOutcome: ((outcome: Outcome) => void) | undefined;
}

/** Starts to mail the notifications in the database, now and after each submission. */
export function startMailing(mail: MailSettings, parts: Parts) {
  const { database, location, log, onOutcome } = parts;
  return startOutbox({
    ...{ database, location, table: 'notifications', lockFile: 'delivery.lock' },
    kind: 'mail',
    sender: createMailer(mail),
    compose: (notification) => composeForNotification(notification, parts),
    retrySeconds: mail.retrySeconds,
    log,
    onOutcome,
  });
}
