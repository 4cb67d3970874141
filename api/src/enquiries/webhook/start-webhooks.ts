import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLocation } from '../../settings/database-location';
import type { WebhookSettings } from '../../settings/read-settings';
import { startOutbox } from '../mail/start-outbox';
import type { Stores } from '../stores';
import { composeWebhook } from './compose-webhook';
import { createWebhookSender } from './webhook-sender';

interface Parts extends Stores {
  location: DatabaseLocation;
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
