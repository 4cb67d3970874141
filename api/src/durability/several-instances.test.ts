import { enquiryAddress } from '@site/shared/content/company';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { openDatabase } from '../storage/open-database';
import { composeGeneration, pageText } from '../testing/composed-site';
import { databases } from '../testing/databases';
import { headerOf, startMailServer } from '../testing/mail-server';
import { startNginx } from '../testing/nginx';
import { sampleEnquiry } from '../testing/sample-enquiry';
import { spawnServer } from '../testing/server-process';
import { temporaryFolder } from '../testing/temporary-folder';
import { sendMany } from '../testing/visitors';

/** Three instances on one PostgreSQL behind the real nginx, with a mail server. */
async function startThree(more: Record<string, string> = {}) {
  const { location, environment } = await databases[1].makeDatabase();
  const siteDirectory = await temporaryFolder();
  await composeGeneration(siteDirectory, 'live');
  const mailServer = await startMailServer();
  const settings = {
    ...environment,
    SITE_DIR: siteDirectory,
    SMTP_URL: mailServer.url,
    MAIL_RETRY_SECONDS: '1',
    TRUSTED_PROXIES: '127.0.0.1',
    ENQUIRY_RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    ...more,
  };
  const instances = await Promise.all(
    [1, 2, 3].map(async () => {
      const server = spawnServer(settings);
      return { server, port: Number(new URL(await server.ready).port) };
    }),
  );
  const address = await startNginx(instances.map(({ port }) => port));
  const database = await openDatabase(location);
  onTestFinished(() => database.destroy());
  return { address, instances, settings, mailServer, enquiries: createEnquiryStore(database), database };
}

test('an instance that dies under load is no error for any visitor, and nothing is lost, doubled or left unmailed', async () => {
  const { address, instances, settings, mailServer, enquiries } = await startThree();
  // Whoever names no enquiry gets a name from nginx.
  const visitors = [true, false].map((withKey) =>
    sendMany({ address: () => address, number: 6, persistent: false, withKey }),
  );
  const untilAnswered = () => Promise.all(visitors.map((each) => each.untilAnswered(60)));
  await untilAnswered();
  for (const { server, port } of instances) {
    server.process.kill('SIGKILL');
    await server.ended;
    await untilAnswered();
    await spawnServer({ ...settings, PORT: String(port) }).ready;
    await untilAnswered();
  }
  await Promise.all(visitors.map((each) => each.stop()));

  expect(visitors.flatMap(({ refused }) => refused)).toEqual([]);
  const answered = visitors.flatMap((each) => each.answered).sort();
  const stored = await enquiries.list();
  expect(stored.map(({ message }) => message).sort()).toEqual(answered);
  await vi.waitFor(
    () =>
      expect(new Set(mailServer.mails.map((mail) => headerOf(mail, 'message-id'))).size).toBe(stored.length),
    { timeout: 30_000 },
  );
  expect(mailServer.mails.length - stored.length).toBeLessThanOrEqual(instances.length);
});

test('behind nginx a visitor reads pages, is known by the own address, and can give a request no name', async () => {
  const { address } = await startThree({ ENQUIRY_RATE_LIMIT: '2', LOG_LEVEL: 'info' });
  expect(await (await fetch(`${address}/aboutus`)).text()).toBe(pageText('live', '/AboutUs'));
  const post = (headers: Record<string, string> = {}) =>
    fetch(address + enquiryAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(sampleEnquiry),
    });
  const own = await post({ origin: address, 'x-request-id': 'mine' });
  expect(own.status).toBe(200);
  expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  // Each instance counts for itself; whoever claims another address each time is still one client.
  const statuses: number[] = [];
  for (let number = 0; number < 7; number++) {
    statuses.push((await post({ 'x-forwarded-for': `192.0.2.${number}` })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.at(-1)).toBe(429);
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
});
