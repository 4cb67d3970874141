import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { enquiryAddress } from '@site/shared/company/company';
import { serve } from '@site/shared/node/testing/serve';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { challengeAddress } from '@site/shared/site-model/form-challenge';
import { reportsAddress } from '@site/shared/site-model/reports-address';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { composeSnapshot, pageText } from '../../testing/composed-site';
import { databases } from '../../testing/databases';
import { openTestDatabase } from '../../testing/open-test-database';
import { postEnquiry } from '../../testing/post-enquiry';
import { findOrInstallNginx } from '../../testing/programs/find-nginx';
import { headerOf, startMailServer } from '../../testing/programs/mail-server';
import { runNginx } from '../../testing/programs/running-nginx';
import { spawnServer, underLoad } from '../../testing/programs/server-process';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { sendMany } from '../../testing/visitors';
import { createEnquiryStore } from '../enquiry/enquiry-store';

beforeAll(() => findOrInstallNginx({ brotli: false }), 300_000);

const patient = { timeout: 60_000 };

/** All visitors of a test come from one address. */
const unlimited = {
  'rate=3r/m': 'rate=100000r/s',
  'rate=60r/m': 'rate=100000r/s',
  'rate=100r/s': 'rate=100000r/s',
};

interface Setup {
  settings?: Record<string, string>;
  /** Replacements of nginx's limits. */
  limits?: Record<string, string>;
  /** One is enough where only nginx is tested. */
  number?: 1 | 3;
}

/** Instances on one PostgreSQL behind the real nginx, with a mail server. */
async function startInstances({ settings: more, limits = unlimited, number = 3 }: Setup = {}) {
  const { location, environment } = await databases[1].makeDatabase();
  const siteDirectory = await temporaryFolder();
  await composeSnapshot(siteDirectory, 'live');
  const mailServer = await startMailServer();
  const settings = {
    ...environment,
    SITE_DIR: siteDirectory,
    SMTP_URL: mailServer.url,
    TRUSTED_PROXIES: '127.0.0.1',
    ...underLoad,
    ...more,
  };
  const instances = await Promise.all(
    Array.from({ length: number }, async () => {
      const server = spawnServer(settings);
      return { server, port: Number(new URL(await server.ready).port) };
    }),
  );
  const { address, stop } = await runNginx({
    configuration: 'instances.conf',
    values: {
      ...Object.fromEntries(
        [0, 1, 2].map((index) => [
          `127.0.0.1:${3000 + index} `,
          `127.0.0.1:${instances[index % number]?.port} `,
        ]),
      ),
      ...limits,
    },
  });
  onTestFinished(stop);
  const database = await openTestDatabase(location);
  return { address, instances, settings, mailServer, enquiries: createEnquiryStore(database), database };
}

test('when instances die or stop under load, clients repeat unfinished requests, and nothing is lost, duplicated or left unmailed', async () => {
  const { address, instances, mailServer, enquiries } = await startInstances();
  const visitors = sendMany({ address: () => address, number: 4 });
  const untilAnswered = () => visitors.untilAnswered(40);
  await untilAnswered();
  // One dies, another is stopped, as for an update; the third continues alone.
  for (const [index, signal] of (['SIGKILL', 'SIGTERM'] as const).entries()) {
    instances[index]?.server.process.kill(signal);
    await untilAnswered();
    await instances[index]?.server.ended;
    await untilAnswered();
  }
  await visitors.stop();

  // Only requests under way on an instance fail: for each visitor at most one per instance.
  expect(visitors.refused.filter((status) => status !== 502)).toEqual([]);
  expect(visitors.refused.length).toBeLessThanOrEqual(8);
  const stored = await enquiries.list();
  expect(stored.map(({ message }) => message).sort()).toEqual(visitors.answered.toSorted());
  const mailed = () => new Set(mailServer.mails.map((mail) => headerOf(mail, 'message-id'))).size;
  await vi.waitFor(() => expect(mailed()).toBe(stored.length), patient);
  // The killed instance may have sent a mail without recording it; the stopped one has not.
  expect(mailServer.mails.length - stored.length).toBeLessThanOrEqual(1);
}, 120_000);

test('a restarted instance resumes work by itself, at first without a site, and can do all of it', async () => {
  const { address, instances, settings } = await startInstances();
  const status = async () => (await fetch(`${address}/healthz`)).status;
  const [first, ...others] = instances;
  const restart = async (more: Record<string, string>) => {
    const server = spawnServer({ ...settings, PORT: String(first?.port), ...more });
    await server.ready;
    return server;
  };
  const kill = async (server?: Pick<ReturnType<typeof spawnServer>, 'process' | 'ended'>) => {
    server?.process.kill('SIGKILL');
    await server?.ended;
  };
  await kill(first?.server);
  expect(await status()).toBe(200);

  // A new replica has no site yet: the others serve the pages.
  const replica = await restart({ SITE_DIR: await temporaryFolder() });
  for (let view = 0; view < 6; view++) {
    const page = await fetch(`${address}/aboutus`);
    expect([page.status, await page.text()]).toEqual([200, pageText('live', '/AboutUs')]);
  }
  await kill(replica);

  await restart({});
  for (const { server } of others) {
    server.process.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ exitCode: 0 });
  }
  await vi.waitFor(async () => expect(await status()).toBe(200), patient);
});

test('behind nginx a visitor reads pages, is identified by IP address, and cannot set the request ID', async () => {
  const settings = { ENQUIRY_RATE_LIMIT: '2', LOG_LEVEL: 'info' };
  const { address } = await startInstances({ settings, number: 1 });
  expect(await (await fetch(`${address}/aboutus`)).text()).toBe(pageText('live', '/AboutUs'));
  const post = (headers: Record<string, string>) => postEnquiry(address, sampleEnquiry, headers);
  const own = await post({ origin: address, 'x-request-id': 'mine' });
  expect(own.status).toBe(200);
  expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  // A client that forges another address each time is still one client.
  const statuses: number[] = [];
  for (let number = 0; number < 3; number++) {
    statuses.push((await post({ 'x-forwarded-for': `192.0.2.${number}` })).status);
  }
  expect(statuses).toEqual([200, 429, 429]);
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
});

test('a preview has a server of its own, which gets its host and client', async () => {
  const previews = await serve(({ headers }, response) =>
    response.end(`${headers.host} for ${headers['x-forwarded-for']}`),
  );
  const { host } = new URL(previews);
  const { address } = await startInstances({ limits: { '127.0.0.1:3300': host }, number: 1 });
  const asked = request(address, { headers: { host: 'abc.preview.example' } }).end();
  const [answer] = await once(asked, 'response');
  expect(await text(answer)).toBe('abc.preview.example for 127.0.0.1');
});

test('with the shipped limits, 200 samples and 50 challenges from one address do not affect its enquiries, which have their own limit', async () => {
  const { address, enquiries } = await startInstances({ limits: {}, number: 1 });
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  const samples = [];
  for (let sample = 0; sample < 200; sample++) samples.push(await post(reportsAddress, { views: [] }));
  expect(samples).not.toContain(429);
  const challenges = [];
  for (let form = 0; form < 50; form++) challenges.push((await fetch(address + challengeAddress)).status);
  expect(new Set(challenges)).toEqual(new Set([204]));
  expect(await post(enquiryAddress, sampleEnquiry)).toBe(200);
  expect(await enquiries.list()).toHaveLength(1);
  // nginx would keep it on its disk while it arrives.
  expect(await post(enquiryAddress, { message: 'x'.repeat(2_000_000) })).toBe(413);
  // The limit refills with time, so only its existence is asserted.
  await vi.waitFor(async () => expect(await post(enquiryAddress, {})).toBe(429), { ...patient, interval: 1 });
});

test('the clients of one IPv6 network share a limit of requests under way', async () => {
  const { address } = await startInstances({
    number: 1,
    limits: {
      ...unlimited,
      // nginx has fewer connections in a test.
      'site_network_connections 1000': 'site_network_connections 20',
      limit_conn_status: 'set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP; limit_conn_status',
    },
  });
  const statusFor = async (client: string) =>
    (await fetch(`${address}/aboutus`, { headers: { 'x-real-ip': client } })).status;
  const { port } = new URL(address);
  let clients = 0;
  // nginx waits for the rest of each enquiry.
  const stall = () => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' }).on('error', () => {});
    onTestFinished(() => void socket.destroy());
    const head = `Host: x\r\nX-Real-IP: 2001:db8:0:${++clients}::1\r\nContent-Length: 10`;
    socket.write(`POST ${enquiryAddress} HTTP/1.1\r\n${head}\r\n\r\n`);
  };
  await vi.waitFor(async () => {
    stall();
    expect(await statusFor('2001:db8:0:ffff::1')).toBe(429);
  }, patient);
  for (const other of ['2001:db8:1::1', '192.0.2.1']) expect(await statusFor(other)).toBe(200);
}, 120_000);
