import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLocation } from '../../settings/database-location';
import type { WebhookSettings } from '../../settings/read-settings';
import type { ApplicationStore } from '../application/application-store';
import type { EnquiryStore } from '../enquiry/enquiry-store';
import { startDelivery } from '../mail/delivery-worker';
import { createMailLeases } from '../mail/mail-leases';
import { createOutbox } from '../mail/outbox';
import { giveUpAfter } from '../mail/start-mailing';
import type { Database } from '../storage/tables';
import { composeWebhook } from './compose-webhook';
import { createWebhookSender } from './webhook-sender';

interface Parts {
  database: Database;
  location: DatabaseLocation;
  enquiries: EnquiryStore;
  applications: ApplicationStore;
  log: FastifyBaseLogger;
}

/** Starts to send the webhooks in the database, now and after each submission. */
export function startWebhooks(webhook: WebhookSettings, parts: Parts) {
  const { database, location, log } = parts;
  const leases = createMailLeases(database, location, 'webhooks.lock');
  const retryAfter = webhook.retrySeconds * 1000;
  const worker = startDelivery({
    kind: 'webhook',
    outbox: createOutbox(leases, { retryAfter, giveUpAfter }, 'webhooks'),
    sender: createWebhookSender(webhook),
    compose: (notification) => composeWebhook(notification, parts),
    retryAfter,
    log,
  });
  return {
    wake: worker.wake,
    async stop() {
      await worker.stop();
      leases.release();
    },
  };
}
