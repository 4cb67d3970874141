import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { enquiryAddress } from '@site/shared/company/company';
import { StartError } from '@site/shared/node/start-error';
import { listen } from '@site/shared/node/testing/listen';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from './settings/read-settings';
import { startServer } from './start-server';
import { acceptsConnections } from './testing/accepts-connections';
import { composeSnapshot, pageText } from './testing/composed-site';
import { postEnquiry } from './testing/post-enquiry';
import { spawnServer } from './testing/programs/server-process';
import { sampleEnquiry } from './testing/sample-enquiry';
import { readMessages } from './testing/sent-messages';

/** True once no server listens there. */
async function refusesConnections(address: string) {
  const { hostname, port } = new URL(address);
  return !(await acceptsConnections({ host: hostname, port: Number(port) }));
}

test('one process serves site and enquiries, and prints its URL', async () => {
  const folder = await temporaryFolder();
  await composeSnapshot(`${folder}/site`, 'first');
  const server = spawnServer({ DATA_DIR: `${folder}/data`, SITE_DIR: `${folder}/site` });
  const address = await server.ready;
  expect(await (await fetch(address)).text()).toBe(pageText('first', '/'));
  expect((await postEnquiry(address)).status).toBe(200);
  server.process.kill('SIGINT');
  const { exitCode, output, errorOutput } = await server.ended;
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^Malvanta is ready at http:\/\/localhost:\d+\n$/);
  expect(errorOutput).not.toContain('Error');
});

test('a setting that is misspelled is named when the server starts', async () => {
  const folder = await temporaryFolder();
  const server = spawnServer({ DATA_DIR: folder, SITE_DIR: folder, SMPT_URL: 'smtp://mail.example' });
  await server.ready;
  server.process.kill('SIGINT');
  const { errorOutput } = await server.ended;
  expect(errorOutput).toContain(
    'SMPT_URL is not a setting. If you mean SMTP_URL, rename it (docs/settings.md).',
  );
});

test('a server without a site names its folder, the setting and the remedy', async () => {
  const folder = await temporaryFolder();
  const lines: string[] = [];
  const settings = readSettings({ PORT: '0', DATA_DIR: folder, SITE_DIR: `${folder}/mistyped` });
  const { address, stop } = await startServer(settings, { write: (line) => lines.push(line) });
  onTestFinished(stop);
  const answer = await fetch(address);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('SITE_DIR has no link current. Deploy one with npm run release');
  expect(lines.join()).toContain(
    `No site is deployed in ${folder}/mistyped, so pages are answered with 503.`,
  );
  expect(lines.join()).toContain('set SITE_DIR to the folder of the releases');
});

const patient = { timeout: 30_000 };
const chunkOf = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

test('on SIGTERM the server accepts no new requests, finishes those under way and exits cleanly', async () => {
  const folder = await temporaryFolder();
  const server = spawnServer({ DATA_DIR: folder, SITE_DIR: folder });
  const address = await server.ready;
  const { hostname, port } = new URL(address);
  const body = JSON.stringify(sampleEnquiry);

  // A browser on a slow connection: the server has the head of the request, and waits for the rest.
  let answer = '';
  const socket = connect(Number(port), hostname).on('data', (chunk) => {
    answer += chunk;
  });
  const closed = once(socket, 'close');
  socket.write(
    `POST ${enquiryAddress} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  await vi.waitFor(() => expect(answer).toContain('100 Continue'), patient);

  // A stalled request is disconnected soon; single spaces make it merely slow.
  const slowly = setInterval(() => socket.write(chunkOf(' ')), 100);
  server.process.kill('SIGTERM');
  await vi.waitFor(async () => expect(await refusesConnections(address)).toBe(true), patient);
  clearInterval(slowly);
  expect(server.process.exitCode).toBeNull();
  socket.write(`${chunkOf(body)}0\r\n\r\n`);
  await closed;
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(await server.ended).toMatchObject({ exitCode: 0, signal: null });
  expect(await readMessages({ kind: 'sqlite', folder })).toEqual([sampleEnquiry.message]);
});

test('a taken port stops the start with a remedy', async () => {
  const folder = await temporaryFolder();
  const taken = createServer();
  onTestFinished(() => void taken.close());
  const { port } = new URL(await listen(taken));
  const server = spawnServer({ DATA_DIR: folder, SITE_DIR: folder, LOG_LEVEL: 'silent', PORT: port });
  await expect(server.ready).rejects.toThrow('exited');
  const { exitCode, output, errorOutput } = await server.ended;
  expect(exitCode).toBe(1);
  expect(output).toBe('');
  expect(errorOutput).toMatch(
    new RegExp(`^Port ${port} is taken: [^\\n]+set PORT to another port[^\\n]+\\n$`),
  );
});

/** Starts the server in this process. */
const start = (settings: Record<string, string>) =>
  startServer(readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...settings }));

test.each([
  ['PORT', 'web'],
  ['LOG_LEVEL', 'loud'],
  ['HOST', '203.0.113.1'],
  ['SITE_DIR', '/dev/null'],
  ['DATA_DIR', '/dev/null'],
])('%s=%s stops the start with a one-line message', async (setting, value) => {
  const folder = await temporaryFolder();
  const starting = async () => start({ DATA_DIR: folder, SITE_DIR: folder, [setting]: value });
  await expect(starting).rejects.toThrow(new RegExp(`^.*\\b${setting}\\b.*$`));
  await expect(starting).rejects.toThrow(value);
  await expect(starting).rejects.toThrow(StartError);
});

test.runIf(process.getuid?.() === 0)(
  'a site in a folder that this user can’t look into stops the start with the setting',
  async () => {
    const [folder, others] = [await temporaryFolder(), await temporaryFolder()];
    process.seteuid?.(65_534);
    onTestFinished(() => process.seteuid?.(0));
    const starting = start({ DATA_DIR: folder, SITE_DIR: `${others}/site` });
    await expect(starting).rejects.toThrow(
      /^SITE_DIR is .*not a folder that the user of this process can read/,
    );
  },
);

test('a replica whose folder can’t be created names the setting', async () => {
  const folder = await temporaryFolder();
  const SITE_DIR = '/dev/null/site';
  const starting = start({ DATA_DIR: folder, SITE_DIR, SITE_FROM: 'http://127.0.0.1:1/site' });
  await expect(starting).rejects.toThrow(StartError);
  await expect(starting).rejects.toThrow(/^SITE_DIR is \/dev\/null\/site, .*ENOTDIR/);
});

test('a replica does not start in the folder of a machine that releases: it would remove releases there', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'log'));
  const starting = start({ DATA_DIR: folder, SITE_DIR: folder, SITE_FROM: 'http://127.0.0.1:1/site' });
  await expect(starting).rejects.toThrow('set SITE_DIR to another folder');
});

test('a replica with PREVIEW_HOST, which gets no previews, warns', async () => {
  const folder = await temporaryFolder();
  const lines: string[] = [];
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    SITE_DIR: `${folder}/site`,
    SITE_FROM: 'http://127.0.0.1:1/site',
    PREVIEW_HOST: 'preview.example',
  });
  const { stop } = await startServer(settings, { write: (line) => lines.push(line) });
  onTestFinished(stop);
  expect(lines.join()).toContain('PREVIEW_HOST has no previews on a replica');
});
