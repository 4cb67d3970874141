import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Preview, previewFile, previewsFolder } from '@site/shared/node/preview';
import { listen } from '@site/shared/node/testing/listen';
import { serve } from '@site/shared/node/testing/serve';
import type { FastifyInstance } from 'fastify';
import { parse } from 'parse5';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { recordedLogger } from '../../testing/recorded-logger';
import { sampleAnswer } from '../../testing/sample-reports';
import { sampleRollout, writeSampleSnapshots } from '../../testing/sample-snapshots';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
// The public address is not of this machine.
vi.doMock('./status/certificate-status', () => ({
  certificateStatus: (site: string) => Promise.reject(new Error(`${site} is away`)),
}));
// So that no test depends on the disk of its machine.
vi.doMock('@site/shared/node/disk-status', () => ({ diskStatus: async () => ({ text: '70 GB free' }) }));
const { buildService } = await import('../build-service');
const { addKey } = await import('../identity/team-keys');
const { createEntry } = await import('../../deploy/log/create-entry');
const { siteStore } = await import('../../registry/site-store/open-site-store');
const { readDeployed } = await import('../../deploy/deployed');
const { makeSnapshot } = await import('../../deploy/snapshots/make-snapshot');
const { nextState } = await import('../../deploy/switch/next-state');
const { browserRecord } = await import('../../registry/live-releases');
const { sampleRelease } = await import('../../testing/sample-release');
const { readLog } = await import('../../testing/read-log');
const { takeStep } = await import('../../deploy/rollout/change-rollout');
const { readStages } = await import('@site/shared/node/rollout-stages');

const release = '1.0.0-abcdef012345';
const server = createServer(({ url }, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(sampleAnswer(url, release)));
});
let board: FastifyInstance;
const { lines, logger } = recordedLogger();
let key: string;

beforeAll(async () => {
  board = buildService({ logger, board: { server: await listen(server) } });
  key = await addKey({ name: 'careers', apps: ['mf-careers'], may: ['activate'], days: 1 });
  const said = { commit: `${'b5c3f9b02758'.padEnd(40, '0')} with changes` };
  const by = { who: { kind: 'key' as const, name: 'careers' }, said, reason: 'a <new> job' };
  const changes = [{ app: 'mf-careers', from: null, to: release }];
  const event = { action: 'release' as const, time: new Date().toISOString(), by, changes };
  const shell = sampleRelease({
    app: 'shell',
    mounts: { '/career': 'mf-careers', '/contact': 'mf-contact' },
  });
  await writeFileIn(folder, `releases/shell/${shell.version}/release.json`, JSON.stringify(shell));
  const { name } = await makeSnapshot('', (snapshot) =>
    writeFile(join(snapshot, 'releases.json'), JSON.stringify(browserRecord([shell]))),
  );
  await createEntry(
    siteStore(),
    undefined,
    event,
    nextState(undefined, event, { snapshot: name, composer: '' }),
  );
});
afterAll(async () => {
  await board.close();
  server.close();
});

async function open(address: string): Promise<string> {
  const answer = await board.inject(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  const faults: string[] = [];
  parse(answer.body, { onParseError: ({ code }) => faults.push(code) });
  expect(faults).toEqual([]);
  expect(answer.body.match(/<h1[ >]/g)).toHaveLength(1);
  // The policy forbids both.
  expect(answer.body).not.toMatch(/<script|style="/);
  return answer.body;
}

/** Removes everything that is deployed. */
async function startAgain(): Promise<void> {
  for (const name of ['current', 'current.json', 'log', 'snapshots', 'rollout', 'rollouts'])
    await rm(join(folder, name), { recursive: true, force: true });
}

/** Posts a form like a browser without JavaScript. */
const pressForm = (url: string, fields: Record<string, string>) =>
  board.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('everyone can see the metrics of a release, and its errors with their positions', async () => {
  for (const address of ['/board?days=1', '/board/mf-careers?days=1']) {
    const page = await open(address);
    expect(page).toContain(
      '<td class="number">4</td><td class="number">25.0 %</td><td class="number">3.4 s <b class="tag bad">high</b></td>',
    );
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('mf-careers/src/pages/careers/careers-page.tsx:12:7');
    expect(page).toContain('3 times');
    expect(page).toContain('a &lt;new&gt; job, commit b5c3f9b02758 with changes');
  }
  expect(await open('/board/mf-careers?days=1')).toMatch(/aria-label="LCP: last 3\.4 s, at most 3\.4 s/);
  expect(await open('/board/log')).toContain('None of these entries was changed or is missing');
});

test('every link of the overview leads to a page, also while browsers report an app that has left the site', async () => {
  const gone = await serve(({ url }, response) => {
    response.end(JSON.stringify(sampleAnswer(url, release)).replaceAll('mf-careers', 'mf-gone'));
  });
  const service = buildService({ logger: false, board: { server: gone } });
  onTestFinished(() => service.close());
  const { body } = await service.inject('/board');
  expect(body).toContain('mf-gone');
  for (const [, address = ''] of body.matchAll(/ href="(\/[^"]+)"/g))
    expect([address, (await service.inject(address)).statusCode]).toEqual([address, 200]);
});

test('the status has the lines of `npm run status`, those that need attention first and named so', async () => {
  const [, status = ''] = /<dl class="status">(.*?)<\/dl>/s.exec(await open('/board')) ?? [];
  const lines = status.split('</div>').map((line) => line.replaceAll(/<[^>]+>/g, ' ').trim());
  expect(lines).toEqual([
    'mails   Attention  1 waiting, 3 given up. Resend them.',
    expect.stringMatching(/^releases +nothing is deployed$/),
    expect.stringMatching(/^rollout +none$/),
    expect.stringMatching(/^errors +1 of 4 views failed/),
    expect.stringMatching(/^enquiries +2 in the last day/),
    expect.stringMatching(/^webhooks +0 waiting/),
    expect.stringMatching(/^backup +not seen: none by the backup command/),
    expect.stringMatching(/^data disk +not seen: the enquiries/),
    expect.stringMatching(/^site disk +70 GB free$/),
    expect.stringMatching(/^certificate +not seen: .* is away$/),
    '',
  ]);
});

test('without a response the board names the settings to check, once for all that it hides', async () => {
  const alone = buildService({ logger: false, board: { server: 'http://127.0.0.1:1' } });
  onTestFinished(() => alone.close());
  const { statusCode, body } = await alone.inject('/board');
  expect(statusCode).toBe(200);
  expect((await alone.inject('/board/mf-careers')).body).not.toContain('No errors were reported.');
  expect(body).toMatch(
    /<dt>errors, enquiries, mails, webhooks, resumes, retention, backup, data disk<\/dt><dd>not seen: No metrics from 127\.0\.0\.1:1: .* SITE_METRICS/,
  );
  expect(body).not.toContain('No errors were reported.');
});

test.each(['/board', '/board/mf-careers', '/board/visits'])(
  'opening %s many times asks the web server once',
  async (address) => {
    const asked: string[] = [];
    const counting = await serve(({ url = '' }, response) => {
      asked.push(url);
      response.end('{}');
    });
    const service = buildService({ logger: false, board: { server: counting } });
    onTestFinished(() => service.close());
    for (let times = 0; times < 3; times += 1) expect((await service.inject(address)).statusCode).toBe(200);
    expect(asked).toEqual([...new Set(asked)]);
  },
);

test('its styles are the site’s, with fonts of its own', async () => {
  const { body } = await board.inject('/board/board.css');
  expect(body).toContain('--color-marigold');
  const [, font = ''] = /url\("(\/board\/fonts\/[^"]+)"\)/.exec(body) ?? [];
  expect((await board.inject(font)).headers['content-type']).toBe('font/woff2');
  expect((await board.inject('/board/fonts/other.woff2')).statusCode).toBe(404);
});

test('a button needs a key with the permission and a confirmation, and its refusal is logged by the service', async () => {
  expect(await open(`/board/mf-careers/rollback?version=${release}`)).toContain(`Afterwards ${release} is`);
  const press = (fields: Record<string, string>, app = 'mf-careers') =>
    pressForm(`/board/${app}/rollback`, { version: release, ...fields });
  expect((await press({})).statusCode).toBe(400);
  const wrong = await press({ key: 'site_00000000_nothing' });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.body).toContain('There is no such key.');
  const other = await press({ key }, 'mf-contact');
  expect(other.statusCode).toBe(403);
  const missing = await press({ key, reason: 'it is broken' });
  expect(missing.statusCode).toBe(409);
  expect(missing.body).toContain(`There is no release mf-careers ${release}`);
  expect(missing.body).not.toContain(key);
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'forbidden', app: 'mf-contact' }));
  expect(lines.map(({ msg }) => msg)).toContain('refused an action of the board');
  expect(JSON.stringify(lines)).not.toContain(key);
});

test('promote and abort describe their effect, need a key, and are in the log with the reason', async () => {
  await startAgain();
  await writeSampleSnapshots(folder);
  onTestFinished(startAgain);
  await takeStep(await readDeployed(), sampleRollout(readStages('5,25,100')));
  expect(await open('/board')).toContain('5 of a hundred visitors get <code>2.0.0</code>');
  expect(await open('/board/rollout/promote')).toContain(
    '5 of a hundred visitors get 2.0.0. Afterwards 25 do.',
  );
  expect(await open('/board/rollout/abort')).toContain('Afterwards all visitors get 1.0.0.');
  const press = (action: string, fields: Record<string, string>) =>
    pressForm(`/board/rollout/${action}`, { version: '2.0.0', ...fields });
  expect((await press('promote', { key: 'site_00000000_nothing' })).statusCode).toBe(401);
  expect(await open('/board/rollout/promote')).toContain('<input type="hidden" name="share" value="5">');
  const promoted = await press('promote', { key, share: '5', reason: 'it does well' });
  expect(promoted.body).toContain('25 of a hundred visitors get mf-careers 2.0.0.');
  const twice = await press('promote', { key, share: '5' });
  expect(twice.statusCode).toBe(409);
  expect(twice.body).toContain('mf-careers 2.0.0 is shown to 25 % of the visitors by now.');
  vi.spyOn(siteStore(), 'write').mockRejectedValueOnce(new Error('the disk is broken'));
  const aborted = await press('abort', { key, reason: 'the form lost its button' });
  expect(aborted.body).toContain('All visitors get mf-careers 1.0.0.');
  expect(aborted.body).toContain('Visitors do not get it yet: the disk is broken');
  expect(lines.map(({ msg }) => msg)).toContain('a deployment has warnings');
  expect((await press('promote', { key })).statusCode).toBe(409);
  const who = { kind: 'key', name: 'careers' };
  expect((await readLog()).slice(-2)).toMatchObject([
    { action: 'promote', changes: [{ to: '2.0.0' }], by: { who, reason: 'it does well' } },
    { action: 'abort', by: { who, reason: 'the form lost its button' } },
  ]);
  expect(await open('/board/log')).toContain('the form lost its button');
});

test('a full disk of the service is reported as such, without a name of its folders', async () => {
  await startAgain();
  await writeSampleSnapshots(folder);
  onTestFinished(startAgain);
  await takeStep(await readDeployed(), sampleRollout(readStages('5,100')));
  const full = Object.assign(new Error(`ENOSPC: no space left on device, write '${folder}'`), {
    code: 'ENOSPC',
  });
  vi.spyOn(siteStore(), 'create').mockRejectedValueOnce(full);
  const aborted = await pressForm('/board/rollout/abort', { version: '2.0.0', key });
  expect(aborted.statusCode).toBe(507);
  expect(aborted.body).toContain('The release service can’t use its disk (ENOSPC).');
  expect(aborted.body).not.toContain(folder);
});

test('previews are listed with releases, creator and expiry, without their URLs', async () => {
  const preview: Preview = {
    id: '0123456789abcdefghijklmnop',
    releases: { 'mf-careers': '3.0.0', shell: '4.0.0' },
    expiresAt: Date.parse('2999-01-31T14:05:00Z'),
    by: 'a <team>',
  };
  for (const change of [{}, { id: 'ponmlkjihgfedcba9876543210', expiresAt: 1 }]) {
    const listed = { ...preview, ...change };
    writeFileIn(folder, `${previewsFolder}/${listed.id}/${previewFile}`, JSON.stringify(listed));
  }
  const page = await open('/board');
  expect(page.match(/3\.0\.0<\/code>/g)).toHaveLength(1);
  expect(page).toContain('<code>4.0.0</code>');
  expect(page).toMatch(/<td>a &lt;team&gt;<\/td><td><time [^>]+>2999-01-31 14:05/);
  expect(page).not.toContain(preview.id);
});

test.each(['version=<b>', 'version=1&version=2', 'version='])(
  'a link with %s is refused, and is no error of the service',
  async (query) => {
    for (const page of ['/board', '/board/mf-careers', '/board/mf-careers/rollback'])
      expect((await board.inject(`${page}?${query}`)).statusCode).toBe(400);
    expect(lines.map(({ msg }) => msg)).not.toContain('a request failed');
  },
);

test('without the setting there is no board', async () => {
  const service = buildService({ logger: false });
  expect((await service.inject('/board')).statusCode).toBe(404);
  await service.close();
});
