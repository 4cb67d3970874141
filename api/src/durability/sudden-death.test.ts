import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseLocation } from '../storage/location';
import { openDatabaseToRead } from '../storage/open-database';
import { createEnquiryStore } from '../submissions/enquiry/enquiry-store';
import { databases } from '../testing/databases';
import { type ReceivedMail, startMailServer, textOf } from '../testing/programs/mail-server';
import { makePostgres } from '../testing/programs/postgres-server';
import { spawnServer } from '../testing/programs/server-process';
import { temporaryFolder } from '../testing/temporary-folder';
import { sendMany } from '../testing/visitors';

const deaths = 20;
const patient = { timeout: 60_000, interval: 5 };
/** Starting a server again and again takes its time on a busy machine. */
const slow = 300_000;

async function readMessages(location: DatabaseLocation): Promise<string[]> {
  const database = openDatabaseToRead(location);
  const enquiries = await createEnquiryStore(database).list();
  await database.destroy();
  return enquiries.map(({ message }) => message);
}

/** The messages that are not there exactly once. */
function notOnce(answered: string[], stored: string[]): string[] {
  const times = new Map<string, number>();
  for (const message of stored) times.set(message, (times.get(message) ?? 0) + 1);
  return answered.filter((message) => times.get(message) !== 1);
}

/** The message of the enquiry that a mail is about: its last line, as these visitors write one line. */
const messageOf = (mail: ReceivedMail) => textOf(mail).trim().split('\n').at(-1) ?? '';

describe.each(databases)('on $name', ({ makeDatabase }) => {
  test(
    `a server killed ${deaths} times under load loses nothing, doubles nothing and mails everything`,
    async () => {
      const { location, environment } = await makeDatabase();
      const mailServer = await startMailServer();
      const settings = {
        ...environment,
        SITE_DIR: await temporaryFolder(),
        SMTP_URL: mailServer.url,
        MAIL_RETRY_SECONDS: '1',
        ENQUIRY_RATE_LIMIT: '0',
        ENQUIRY_RATE_LIMIT_TOTAL: '0',
        LOG_LEVEL: 'silent',
      };
      let server = spawnServer(settings);
      let address = await server.ready;
      const visitors = sendMany({ address: () => address });
      for (let death = 0; death < deaths; death++) {
        const mails = mailServer.mails.length;
        await visitors.untilAnswered(10);
        // In the middle of mailing, too.
        await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThan(mails), patient);
        server.process.kill('SIGKILL');
        expect(await server.ended).toMatchObject({ signal: 'SIGKILL' });
        server = spawnServer(settings);
        address = await server.ready;
      }
      await visitors.untilAnswered(10);
      await visitors.stop();

      const stored = await readMessages(location);
      expect(visitors.answered.length).toBeGreaterThan(deaths * 10);
      expect(notOnce(visitors.answered, stored)).toEqual([]);
      await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThanOrEqual(stored.length), patient);
      await vi.waitFor(() => {
        const mailed = new Set(mailServer.mails.map(messageOf));
        expect(stored.filter((message) => !mailed.has(message))).toEqual([]);
      }, patient);
      // One mail at a time is under way: a death can make one double at most.
      expect(mailServer.mails.length - stored.length).toBeLessThanOrEqual(deaths);
    },
    slow,
  );
});

test(
  'a PostgreSQL that is killed and started again under load loses nothing, doubles nothing and mails everything once',
  async () => {
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
    const visitors = sendMany({ address: () => address });
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
    // The process that sent it lives, and knows what it could not note: not one double.
    expect(mailServer.mails.map(messageOf).sort()).toEqual(stored.toSorted());
  },
  slow,
);
