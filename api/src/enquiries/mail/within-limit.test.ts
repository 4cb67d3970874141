import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { startMailServer } from '../../testing/programs/mail-server';
import { webhookSecret } from '../../testing/programs/webhook-receiver';
import { createClamdScanner } from '../scan/clamd-scanner';
import { createWebhookSender } from '../webhook/webhook-sender';
import { createMailer } from './mailer';

const address = 'sales@malvanta.example';
const email = { messageId: '<1@x>', subject: '', text: '', replyTo: undefined, attachments: [] };

const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: address, to: address, retrySeconds: 1 });
const webhooks = createWebhookSender({ url: 'http://127.0.0.1:1', secret: webhookSecret });
const scanner = createClamdScanner({ path: '/nowhere/clamd.ctl' });

test.each([
  ['mail', (signal: AbortSignal) => mailer.send(email, signal)],
  ['webhook', (signal: AbortSignal) => webhooks.send({ id: '1', body: '{}' }, signal)],
  ['scan', (signal: AbortSignal) => scanner.send(Buffer.from('%PDF-'), signal)],
])('a %s leaves nothing in the signal that ends all of them', async (_, send) => {
  const { signal } = new AbortController();
  for (let n = 0; n < 3; n += 1) expect(await send(signal)).toMatchObject({ kind: 'failed' });
  // Signals that `AbortSignal.any` makes are in a set of Node's.
  const sizes = Object.getOwnPropertySymbols(signal).map((symbol) => Reflect.get(signal, symbol)?.size ?? 0);
  expect(Math.max(...sizes)).toBe(0);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a mail that takes too long names the setting and the time', async () => {
  const server = await startMailServer();
  server.state.behaviour = 'hang';
  const settings = { smtpUrl: server.url, from: address, to: address, retrySeconds: 1 };
  const slow = createMailer(settings, { mail: 200, connect: 10_000, silence: 10_000, idle: 50 });
  expect(await slow.send(email, new AbortController().signal)).toMatchObject({
    problem: 'SMTP_URL: no answer within 0.2 s',
    serverUnavailable: true,
  });
});
