import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test, vi } from 'vitest';
import { makeSqlite } from '../../testing/databases';
import { startMailServer } from '../../testing/programs/mail-server';
import { spawnServer, underLoad } from '../../testing/programs/server-process';
import { messageOf, notOnce, readMessages } from '../../testing/sent-messages';
import { sendMany } from '../../testing/visitors';

/** More by hand: `SERVER_DEATHS=20 npx vitest run --project api sudden-death`. */
const deaths = Number(process.env.SERVER_DEATHS ?? 3);
const patient = { timeout: 60_000 };
const soon = { timeout: 60_000, interval: 5 };
/** Repeated starts of a server are slow on a busy machine. */
const slow = 600_000;

// On PostgreSQL: several-instances.test.ts and mail-and-webhook.test.ts.
test(
  `a server killed ${deaths} times under load loses and duplicates nothing, and mails everything`,
  async () => {
    const { location, environment } = await makeSqlite();
    const mailServer = await startMailServer();
    const settings = {
      ...environment,
      SITE_DIR: await temporaryFolder(),
      SMTP_URL: mailServer.url,
      ...underLoad,
    };
    let server = spawnServer(settings);
    let address = await server.ready;
    const visitors = sendMany({ address: () => address, pauseMs: 20 });
    for (let death = 0; death < deaths; death++) {
      const mails = mailServer.mails.length;
      await visitors.untilAnswered(10);
      // Kills it in the middle of mailing, too.
      await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThan(mails), soon);
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
    // One mail at a time is under way, so a kill can duplicate one mail at most.
    expect(mailServer.mails.length - stored.length).toBeLessThanOrEqual(deaths);
  },
  slow,
);
