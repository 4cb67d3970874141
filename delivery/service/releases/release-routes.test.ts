import { once } from 'node:events';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { wholeHashOf } from '@site/shared/node/release-version';
import type { FastifyInstance } from 'fastify';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { sampleRelease } from '../../testing/sample-release';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { buildService } = await import('../build-service');
const { addKey } = await import('../identity/team-keys');
const { createEntry } = await import('../../deploy/log/create-entry');
const { siteStore } = await import('../../registry/site-store/open-site-store');
const { nextState } = await import('../../deploy/switch/next-state');

let service: FastifyInstance;
beforeEach(() => {
  service = buildService({ logger: false });
});
afterEach(async () => {
  await service.close();
  for (const name of ['delivery', 'log']) await rm(join(folder, name), { recursive: true, force: true });
});

async function sampleKey(name = 'careers', apps = ['mf-careers']): Promise<{ authorization: string }> {
  const key = await addKey({ name, apps, may: ['store', 'activate'], days: 1 });
  return { authorization: `Bearer ${key}` };
}

test('the service requests no files of its own machine for a release', async () => {
  const payload = { version: '1.0.0-abc', origin: 'http://localhost:9464', dryRun: true };
  const headers = await sampleKey();
  const answer = await service.inject({ method: 'POST', url: '/apps/mf-careers/live', headers, payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().detail).toBe('origin: must begin with https:.');
});

test('a key can read the log of its own apps, and nothing of others', async () => {
  const headers = await sampleKey();
  const by = { who: { kind: 'key', name: 'somebody' } } as const;
  let last: { n: number; hash: string } | undefined;
  for (const app of ['mf-careers', 'mf-contact', 'mf-careers']) {
    const changes = [{ app, from: null, to: '1.0.0-a' }];
    const event = { action: 'release', time: new Date().toISOString(), by, changes } as const;
    const state = nextState(undefined, event, { snapshot: 'a'.repeat(64), composer: '' });
    last = (await createEntry(siteStore(), last, event, state)).head;
  }
  const read = async (url: string) => (await service.inject({ url, headers })).json();
  const numbersOf = async (url: string) => (await read(url)).entries.map(({ n }: { n: number }) => n);
  expect(await numbersOf('/log')).toEqual([1, 3]);
  expect(await numbersOf('/log?after=1')).toEqual([3]);
  // A client continues after the entries of others, too.
  expect(await read('/log?app=mf-contact')).toEqual({ entries: [], last: 3 });
  expect(await read('/log?after=3')).toEqual({ entries: [], last: 3 });
  // Its mounts, and its removal from the site, are changes of its own, too.
  for (const app of ['mf-contact', 'mf-careers']) {
    const event = { action: 'mounts' as const, time: new Date().toISOString(), by, app, changes: [] };
    const state = nextState(undefined, event, { snapshot: 'a'.repeat(64), composer: '' });
    last = (await createEntry(siteStore(), last, event, state)).head;
  }
  expect(await numbersOf('/log?after=3')).toEqual([5]);
  // Without the deployments of others.
  expect(Object.keys((await read('/log')).entries[0])).not.toContain('apps');
});

test('a release that the service can’t read at the moment is not answered as missing', async () => {
  const headers = await sampleKey();
  const stored = join(folder, 'releases/mf-careers/1.0.0-unreadable');
  await mkdir(stored, { recursive: true });
  onTestFinished(() => rm(stored, { recursive: true }));
  await symlink('release.json', join(stored, 'release.json'));
  const payload = { version: '1.0.0-unreadable', dryRun: true };
  const answer = await service.inject({ method: 'POST', url: '/apps/mf-careers/live', headers, payload });
  expect(answer.statusCode).toBe(500);
});

test('a damaged release is not listed to a client that asks whether it is whole', async () => {
  const headers = await sampleKey();
  const version = '1.0.0-abc';
  const stored = join(folder, 'releases/mf-careers', version);
  const release = sampleRelease({ app: 'mf-careers', version });
  writeFileIn(stored, 'release.json', JSON.stringify(release));
  const versionsListed = async (content: string, query = '') => {
    writeFileIn(stored, 'web/entry.js', content);
    const url = `/apps/mf-careers/releases${query}`;
    const { kept } = (await service.inject({ url, headers })).json();
    return kept.map((each: { version: string }) => each.version);
  };
  expect(await versionsListed('web', `?whole=${version}`)).toEqual([version]);
  expect(await versionsListed('we', `?whole=${version}`)).toEqual([]);
  expect(await versionsListed('we')).toEqual([version]);
  // Another build, which was made to have the same version, is sent and refused.
  const ofContent = (hash: string) => versionsListed('web', `?whole=${version}&content=${hash}`);
  expect(await ofContent(wholeHashOf(release))).toEqual([version]);
  const other = { ...release, fonts: ['web/entry.js'] };
  expect(await ofContent(wholeHashOf(other))).toEqual([]);
});

test('a third concurrent upload of one key or app and a fifth of all get Retry-After, and are accepted later', async () => {
  const [one, other, another] = await Promise.all(
    ['one', 'other', 'another'].map((name) => sampleKey(name, ['mf-careers', 'mf-contact', 'mf-marketing'])),
  );
  const upload = (key: typeof one, payload: PassThrough, app = 'mf-careers') =>
    service.inject({
      ...{ method: 'PUT', url: `/apps/${app}/releases/1.0.0-a`, payload },
      headers: { ...key, 'content-type': 'application/x-tar' },
    });
  const bodies: PassThrough[] = [];
  const begin = (key: typeof one, app: string) => {
    const body = new PassThrough();
    bodies.push(body);
    return upload(key, body, app);
  };
  const underWay = (count: number) =>
    vi.waitFor(
      async () => expect(await readdir(join(folder, 'delivery/uploads')).catch(() => [])).toHaveLength(count),
      { timeout: 30_000 },
    );
  const refusalOf = async (key: typeof one, app: string) => {
    const { statusCode, headers, body } = await upload(key, new PassThrough().end(), app);
    return [statusCode, headers['retry-after'], JSON.parse(body).detail];
  };
  const answers = [begin(one, 'mf-careers'), begin(one, 'mf-careers')];
  await underWay(2);
  const refused = (reason: RegExp) => [503, '10', expect.stringMatching(reason)];
  expect(await refusalOf(one, 'mf-contact')).toEqual(refused(/^2 uploads by one are under way/));
  expect(await refusalOf(other, 'mf-careers')).toEqual(refused(/^2 uploads of mf-careers are under way/));
  answers.push(begin(other, 'mf-contact'), begin(other, 'mf-contact'));
  await underWay(4);
  expect(await refusalOf(another, 'mf-marketing')).toEqual(refused(/^4 uploads are under way/));
  for (const body of bodies) body.end();
  const ended = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  const next = await upload(one, new PassThrough().end());
  expect(ended).toEqual(Array(4).fill(next.statusCode));
  expect(next.statusCode).not.toBe(503);
});

test('the connection of a refused archive, whose rest is not read, is closed', async () => {
  const headers = { ...(await sampleKey()), 'content-type': 'application/x-tar' };
  const archive = pack();
  archive.entry({ name: 'no-released-file' }, 'x');
  archive.finalize();
  const begun = await buffer(archive);
  const { port } = new URL(await service.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  const fields = Object.entries({ host: 'service', ...headers, 'content-length': 2 * begun.length });
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`PUT /apps/mf-careers/releases/1.0.0-a HTTP/1.1\r\n${lines}\r\n`);
  socket.write(begun);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 422 /);
  expect(answer).toMatch(/^connection: close\r$/im);
});
