import { createHmac } from 'node:crypto';

/**
 * The headers of a Standard Webhook.
 * @param secret `whsec_` and the key in Base64
 * @param at when it is sent, in milliseconds: receivers refuse old ones
 */
export function signWebhook(secret: string, { id, body, at }: { id: string; body: string; at: number }) {
  const seconds = Math.floor(at / 1000);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
