import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

// Keys are slow to check on purpose, and a busy machine takes its time.
const folder = await mkdtemp(join(tmpdir(), 'release-routes-'));
vi.stubEnv('SITE_DIR', folder);
const { buildService } = await import('../build-service');
const { addKey } = await import('../identity/team-keys');
const { appendToLog } = await import('../../log/append');

let service: FastifyInstance;
beforeEach(() => {
  service = buildService({ logger: false });
});
afterEach(async () => {
  await service.close();
  await rm(join(folder, 'delivery'), { recursive: true, force: true });
});
afterAll(() => rm(folder, { recursive: true }));

async function sampleKey(): Promise<{ authorization: string }> {
  const key = await addKey({ name: 'careers', apps: ['mf-careers'], may: ['store', 'activate'], days: 1 });
  return { authorization: `Bearer ${key}` };
}

test('the log shows a key what happened to its own apps, and nothing of others', async () => {
  const headers = await sampleKey();
  const event = { time: new Date().toISOString(), action: 'store', from: null, to: '1.0.0-a' } as const;
  const by = { who: { kind: 'key', name: 'somebody' } } as const;
  for (const app of ['mf-careers', 'mf-contact']) await appendToLog([{ ...event, app, by, outcome: 'done' }]);
  const appsOf = async (url: string) =>
    (await service.inject({ url, headers })).json().entries.map(({ app }: { app: string }) => app);
  expect(await appsOf('/log')).toEqual(['mf-careers']);
  expect(await appsOf('/log?app=mf-contact')).toEqual([]);
});

test('a fifth upload at the same time is told when to try again, and then has its turn', async () => {
  const headers = { ...(await sampleKey()), 'content-type': 'application/x-tar' };
  const upload = (payload: PassThrough) =>
    service.inject({ method: 'PUT', url: '/apps/mf-careers/releases/1.0.0-a', headers, payload });
  const bodies = Array.from({ length: 4 }, () => new PassThrough());
  const answers = bodies.map((body) => upload(body));
  await vi.waitFor(
    async () => expect(await readdir(join(folder, 'delivery/uploads')).catch(() => [])).toHaveLength(4),
    { timeout: 30_000 },
  );
  const refused = await upload(new PassThrough().end());
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
  for (const body of bodies) body.end();
  const ended = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  const next = await upload(new PassThrough().end());
  expect(ended).toEqual(Array(4).fill(next.statusCode));
  expect(next.statusCode).not.toBe(503);
});
