import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportHistory } from '@site/shared/contracts/report-history';
import { bucketOf } from '@site/shared/contracts/vital-buckets';
import type { FastifyInstance } from 'fastify';
import { parse } from 'parse5';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'board-'));
vi.stubEnv('SITE_DIR', folder);
const { buildService } = await import('../service/build-service');
const { addKey } = await import('../service/identity/team-keys');
const { appendToLog } = await import('../log/append');
const { readLog } = await import('../log/verify-log');

const release = '1.0.0-abcdef012345';
const slot = new Date().toISOString().slice(0, 13);
const history: ReportHistory = {
  views: [
    {
      slot,
      instance: 'a',
      app: 'mf-careers',
      release,
      figures: { views: 4, failed: 1, lcp: { [bucketOf(3100)]: 4 }, inp: {}, cls: {} },
    },
  ],
  problems: [
    {
      id: '1',
      instance: 'a',
      app: 'mf-careers',
      release,
      pattern: '/career',
      kind: 'caught',
      name: 'TypeError',
      message: '<script>alert(1)</script>',
      stack: ['mf-careers/src/pages/careers/careers-page.tsx:12:7'],
      line: "throw new TypeError('planted');",
      count: 3,
      first: slot,
      last: slot,
    },
  ],
};
// Two servers that share a database tell the same rows.
const servers = [history, history].map((told) =>
  createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(told)),
  ),
);
let board: FastifyInstance;
let key: string;

beforeAll(async () => {
  const addresses = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    }),
  );
  board = buildService({ logger: false, board: { servers: [...addresses, 'http://127.0.0.1:1'] } });
  key = await addKey({ name: 'careers', apps: ['mf-careers'], may: ['activate'], days: 1 });
  const by = { who: { kind: 'key' as const, name: 'careers' }, reason: 'a <new> job' };
  await appendToLog([
    {
      time: new Date().toISOString(),
      action: 'release',
      app: 'mf-careers',
      from: null,
      to: release,
      by,
      outcome: 'done',
    },
  ]);
});
afterAll(async () => {
  await board.close();
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
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

test('everybody sees what is reported of a release, with the place of each error, counted once', async () => {
  for (const address of ['/board?days=1', '/board/mf-careers?days=1']) {
    const page = await open(address);
    expect(page).toContain(
      '<td class="number">4</td><td class="number">25.0 %</td><td class="number poor">3.1 s</td>',
    );
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('mf-careers/src/pages/careers/careers-page.tsx:12:7');
    expect(page).toContain('3 times');
    expect(page).toContain('a &lt;new&gt; job');
    expect(page).toContain('127.0.0.1:1 tells no figures');
  }
  expect(await open('/board/mf-careers?days=1')).toMatch(/aria-label="LCP: last 3\.1 s, at most 3\.1 s/);
  expect(await open('/board/log')).toContain('No line of it was changed or is missing');
});

test('its styles are the site’s, with fonts of its own', async () => {
  const { body } = await board.inject('/board/board.css');
  expect(body).toContain('--color-marigold');
  const [, font = ''] = /url\("(\/board\/fonts\/[^"]+)"\)/.exec(body) ?? [];
  expect((await board.inject(font)).headers['content-type']).toBe('font/woff2');
  expect((await board.inject('/board/fonts/other.woff2')).statusCode).toBe(404);
});

test('a button needs a key that may, asks first, and its refusal is in the log', async () => {
  expect(await open(`/board/mf-careers/rollback?version=${release}`)).toContain(`Afterwards ${release} is`);
  const press = (fields: Record<string, string>, app = 'mf-careers') =>
    board.inject({
      method: 'POST',
      url: `/board/${app}/rollback`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ version: release, ...fields }).toString(),
    });
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
  expect((await readLog()).slice(-2)).toMatchObject([
    { outcome: 'forbidden', app: 'mf-contact' },
    { outcome: 'refused', app: 'mf-careers', by: { who: { name: 'careers' }, reason: 'it is broken' } },
  ]);
});

test('without the setting there is no board', async () => {
  const service = buildService({ logger: false });
  expect((await service.inject('/board')).statusCode).toBe(404);
  await service.close();
});
