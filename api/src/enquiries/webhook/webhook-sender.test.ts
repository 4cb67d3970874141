import { expect, test } from 'vitest';
import { startWebhookReceiver, webhookSecret } from '../../testing/programs/webhook-receiver';
import { createWebhookSender } from './webhook-sender';

const webhook = { id: 'b7c9', body: '{"type":"enquiry.received","timestamp":"","data":{"id":"b7c9"}}' };
const never = new AbortController().signal;

async function sendTo(answer: number | 'drop' | 'hang', timeoutMs = 10_000) {
  const receiver = await startWebhookReceiver();
  receiver.state.answer = answer;
  const sender = createWebhookSender({ url: receiver.url, secret: webhookSecret }, timeoutMs);
  return { answer: await sender.send(webhook, never), ...receiver };
}

test('posts a signed JSON document with the ID of the submission', async () => {
  const { answer, received } = await sendTo(200);
  expect(answer).toEqual({ kind: 'sent' });
  expect(received).toMatchObject([
    { id: 'b7c9', headers: { 'content-type': 'application/json' }, body: { data: { id: 'b7c9' } } },
  ]);
});

test('a redirect is a failure, and is not followed', async () => {
  const { answer, state } = await sendTo(302);
  expect(answer).toMatchObject({
    problem: 'WEBHOOK_URL answered 302, a redirect, which is not followed',
    permanent: false,
  });
  expect(state.attempts).toBe(1);
});

test.each([
  [400, { permanent: false, serverUnavailable: false }],
  [401, { permanent: false, serverUnavailable: true }],
  [410, { permanent: true, serverUnavailable: true }],
  [503, { permanent: false, serverUnavailable: true }],
  ['drop' as const, { permanent: false, serverUnavailable: true }],
])(
  'the answer %s decides whether this webhook is given up, and whether others wait',
  async (answer, expected) => {
    expect((await sendTo(answer)).answer).toMatchObject(expected);
  },
);

test('a receiver that does not answer is given up', async () => {
  const { answer } = await sendTo('hang', 50);
  expect(answer).toMatchObject({ serverUnavailable: true, problem: 'WEBHOOK_URL: no answer within 0.05 s' });
});

test('a receiver that is not there is named with the cause', async () => {
  const sender = createWebhookSender({ url: 'http://127.0.0.1:1/hook', secret: webhookSecret });
  expect(await sender.send(webhook, never)).toMatchObject({
    problem: expect.stringMatching(/^WEBHOOK_URL: .*(ECONNREFUSED|bad port)/),
  });
});
