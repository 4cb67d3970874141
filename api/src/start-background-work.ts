import type { FastifyBaseLogger } from 'fastify';
import { composeForNotification } from './enquiries/mail/compose-email';
import { createMailer } from './enquiries/mail/mailer';
import type { Outcome } from './enquiries/mail/outbox';
import { startOutbox } from './enquiries/mail/start-outbox';
import { startRetention } from './enquiries/retention/start-retention';
import { queueMissingScans } from './enquiries/scan/queue-scan';
import { startScanning } from './enquiries/scan/start-scanning';
import { waitForDatabase } from './enquiries/storage/wait-for-database';
import type { Stores } from './enquiries/stores';
import { composeWebhook } from './enquiries/webhook/compose-webhook';
import { createWebhookSender } from './enquiries/webhook/webhook-sender';
import { removeOldObservations } from './metrics/observations/remove-old';
import type { Settings } from './settings/read-settings';

interface Parts extends Stores {
  log: FastifyBaseLogger;
  onOutcome: ((outcome: Outcome) => void) | undefined;
}

export type Jobs = ReturnType<typeof startBackgroundWork>;

/** Starts mailing, webhooks, scanning, and the removal of what is old, as soon as the database is available. */
export function startBackgroundWork(settings: Settings, parts: Parts) {
  const { database, log } = parts;
  const waiting = new AbortController();
  let outboxes: ReturnType<typeof startOutboxes> = [];
  let stopRetention: (() => Promise<void>) | undefined;
  /** Starts the delivery of new notifications. */
  const wake = () => {
    for (const outbox of outboxes) outbox.wake();
  };
  const opening = waitForDatabase(database, {
    location: settings.database,
    log,
    signal: waiting.signal,
    // Before the first mail, which could be about an application that was not scanned yet.
    prepare: settings.scan && queueMissingScans,
  });
  const starting = opening.then((isOpen) => {
    if (!isOpen) return;
    outboxes = startOutboxes(settings, parts, wake);
    stopRetention = startRetention(database, settings.retentionDays, log, removeOldObservations);
  });
  return {
    wake,
    /** Resolves once work under way has ended. */
    async stop() {
      waiting.abort();
      await starting;
      await Promise.all([...outboxes.map((outbox) => outbox.stop()), stopRetention?.()]);
    },
  };
}

/** @param onClean called when mails and webhooks about a clean application can be sent */
function startOutboxes(
  { database: location, mail, webhook, scan }: Settings,
  parts: Parts,
  onClean: () => void,
) {
  const { database, log, onOutcome } = parts;
  const shared = { database, location, log };
  return [
    mail &&
      startOutbox({
        ...shared,
        table: 'notifications',
        sender: createMailer(mail),
        compose: (notification) => composeForNotification(notification, parts),
        retrySeconds: mail.retrySeconds,
        onOutcome,
      }),
    webhook &&
      startOutbox({
        ...shared,
        table: 'webhooks',
        sender: createWebhookSender(webhook),
        compose: (notification) => composeWebhook(notification, parts),
        retrySeconds: webhook.retrySeconds,
      }),
    scan && startScanning(scan, { ...shared, onClean }),
  ].filter((outbox) => outbox !== undefined);
}
