import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startMailServer } from '../../testing/programs/mail-server';
import { makePostgres } from '../../testing/programs/postgres-server';
import { spawnServer, underLoad } from '../../testing/programs/server-process';
import { startWebhookReceiver, webhookSecret } from '../../testing/programs/webhook-receiver';
import { messageOf, notOnce, readMessages } from '../../testing/sent-messages';
import { sendMany } from '../../testing/visitors';

/** More by hand: `ENQUIRIES=1000 npx vitest run --project api mail-and-webhook`. */
const enquiries = Number(process.env.ENQUIRIES ?? 60);
const patient = { timeout: 400_000, interval: 100 };

test(`${enquiries} enquiries reach mail and webhook, while each and the database are away and the server is killed`, async () => {
  const postgres = await makePostgres({ durable: true });
  onTestFinished(postgres.remove);
  const location = { kind: 'postgres', url: postgres.url('postgres') } as const;
  const mailServer = await startMailServer();
  const receiver = await startWebhookReceiver();
  const settings = {
    DATABASE_URL: location.url,
    SITE_DIR: await temporaryFolder(),
    SMTP_URL: mailServer.url,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: webhookSecret,
    ...underLoad,
  };
  let server = spawnServer(settings);
  let address = await server.ready;
  const visitors = sendMany({ address: () => address, pauseMs: 10 });
  const aFifth = () => visitors.untilAnswered(Math.ceil(enquiries / 5));

  await aFifth();
  mailServer.state.behaviour = 'turn-away';
  await aFifth();
  mailServer.state.behaviour = 'take';
  receiver.state.answer = 'drop';
  await aFifth();
  receiver.state.answer = 204;
  await postgres.kill();
  await vi.waitFor(() => expect(visitors.refused).toContain(503), patient);
  await postgres.start();
  await aFifth();
  expect(new Set(visitors.refused)).toEqual(new Set([503]));
  server.process.kill('SIGKILL');
  expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
  server = spawnServer(settings);
  address = await server.ready;
  await aFifth();
  await visitors.stop();

  const stored = await readMessages(location);
  expect(visitors.answered.length).toBeGreaterThanOrEqual(enquiries);
  expect(notOnce(visitors.answered, stored)).toEqual([]);
  await vi.waitFor(() => {
    const mailed = new Set(mailServer.mails.map(messageOf));
    expect(stored.filter((message) => !mailed.has(message))).toEqual([]);
    const posted = new Set(receiver.received.map(({ body }) => body.data.message));
    expect(stored.filter((message) => !posted.has(message))).toEqual([]);
  }, patient);
  // Repeats have the same ID, and nothing else has it.
  const messageOfId = new Map(receiver.received.map(({ id, body }) => [id, body.data.message]));
  expect(messageOfId.size).toBe(stored.length);
  for (const { id, body } of receiver.received) {
    expect(body.data).toMatchObject({ id, message: messageOfId.get(id) });
    expect(body.type).toBe('enquiry.received');
  }
}, 900_000);
