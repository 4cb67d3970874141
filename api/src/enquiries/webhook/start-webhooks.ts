import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLocation } from '../../settings/database-location';
import type { WebhookSettings } from '../../settings/read-settings';
import type { ApplicationStore } from '../application/application-store';
import type { EnquiryStore } from '../enquiry/enquiry-store';
import { startOutbox } from '../mail/start-outbox';
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
  return startOutbox({
    ...{ database, location, table: 'webhooks', lockFile: 'webhooks.lock' },
    kind: 'webhook',
    sender: createWebhookSender(webhook),
    compose: (notification) => composeWebhook(notification, parts),
    retrySeconds: webhook.retrySeconds,
    log,
  });
}
