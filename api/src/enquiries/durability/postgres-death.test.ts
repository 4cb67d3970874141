import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startMailServer } from '../../testing/programs/mail-server';
import { makePostgres } from '../../testing/programs/postgres-server';
import { spawnServer } from '../../testing/programs/server-process';
import { messageOf, notOnce, readMessages } from '../../testing/sent-messages';
import { sendMany } from '../../testing/visitors';

const patient = { timeout: 60_000 };

test('a PostgreSQL that is killed and restarted under load loses and duplicates nothing, and everything is mailed once', async () => {
  const postgres = await makePostgres({ durable: true });
  onTestFinished(postgres.remove);
  const url = postgres.url('postgres');
  const mailServer = await startMailServer();
  const server = spawnServer({
    DATABASE_URL: url,
    SITE_DIR: await temporaryFolder(),
    SMTP_URL: mailServer.url,
    MAIL_RETRY_SECONDS: '1',
    ENQUIRY_RATE_LIMIT: '0',
    ENQUIRY_RATE_LIMIT_TOTAL: '0',
    LOG_LEVEL: 'silent',
  });
  const address = await server.ready;
  const visitors = sendMany({ address: () => address, pauseMs: 20 });
  for (let death = 0; death < 3; death++) {
    await visitors.untilAnswered(50);
    await postgres.kill();
    await vi.waitFor(async () => expect((await fetch(`${address}/healthz`)).status).toBe(503), patient);
    await postgres.start();
  }
  await visitors.untilAnswered(50);
  await visitors.stop();
  expect(new Set(visitors.refused)).toEqual(new Set([503]));
  expect(server.process.exitCode).toBeNull();
  const stored = await readMessages({ kind: 'postgres', url });
  expect(notOnce(visitors.answered, stored)).toEqual([]);
  await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThanOrEqual(stored.length), patient);
  // The process that sent the mails is alive and remembers what it could not record: no duplicates.
  expect(mailServer.mails.map(messageOf).sort()).toEqual(stored.toSorted());
}, 300_000);
