import { rm } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { buildService } = await import('../build-service');
const { addKey } = await import('../identity/team-keys');
const { keptPreviews } = await import('../../deploy/previews/kept-previews');
const { recordedLogger } = await import('../../testing/recorded-logger');
const { sampleRelease } = await import('../../testing/sample-release');

const { lines, logger } = recordedLogger();
const service = buildService({ logger, previewHost: 'preview.example' });
afterEach(async () => {
  lines.length = 0;
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request with a key that may only store careers. */
async function ask(payload: object, asked = service, url = '/previews') {
  const key = await addKey({ name: 'careers', apps: ['mf-careers'], may: ['store'], days: 1 });
  const headers = { authorization: `Bearer ${key}` };
  const answer = await asked.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, ...answer.json<{ detail?: string }>() };
}

const careers = { 'mf-careers': '1.0.0-abc' };

test.each([
  ['mf-blog-projects', { 'mf-blog-projects': '1.0.0-abc' }],
  ['shell', { ...careers, shell: '1.0.0-abc' }],
])('a key of careers cannot preview %s, and the attempt is logged', async (app, releases) => {
  expect(await ask({ releases })).toMatchObject({
    status: 403,
    detail: `careers may not store ${app}. It may store mf-careers.`,
  });
  expect(lines).toContainEqual(
    expect.objectContaining({
      ...{ msg: 'forbidden', action: 'preview', app },
      by: { who: { kind: 'key', name: 'careers' } },
    }),
  );
});

test.each([
  ['no release', {}, { releases: {} }, 'must name an app with its version'],
  ['more days than a preview may have', careers, { days: 31 }, 'days: '],
  ['half a day', careers, { days: 0.5 }, 'days: '],
])('%s is refused', async (_, releases, rest, detail) => {
  expect(await ask({ releases, ...rest })).toMatchObject({
    status: 400,
    detail: expect.stringContaining(detail),
  });
});

test('a release that is not stored cannot be previewed, and the error explains how to send it', async () => {
  expect(await ask({ releases: careers })).toMatchObject({
    status: 404,
    detail: expect.stringContaining('PUT /apps/mf-careers/releases/1.0.0-abc'),
  });
});

test('a service without a host for previews names the missing setting', async () => {
  expect(await ask({ releases: careers }, buildService({ logger: false }))).toMatchObject({
    status: 409,
    detail: expect.stringContaining('PREVIEW_HOST'),
  });
});

test('an error of the composer is the last line, and logged', async () => {
  const release = sampleRelease({ app: 'mf-careers' });
  writeFileIn(folder, `releases/mf-careers/${release.version}/release.json`, JSON.stringify(release));
  // One line of JSON: nothing is deployed that it could be composed with.
  expect(await ask({ releases: careers })).toMatchObject({
    status: 200,
    event: 'refused',
    detail: expect.stringContaining('Nothing is deployed yet'),
  });
  expect(lines.map(({ msg }) => msg)).toContain('refused a deployment or a preview');
});

describe('a preview', () => {
  const id = '0123456789abcdefghijklmnop';
  const keep = (releases: Record<string, string>, expiresAt = Date.now() + 60_000) =>
    writeFileIn(folder, `previews/${id}/preview.json`, JSON.stringify({ id, releases, expiresAt }));
  const withdraw = (asked = id) => ask({ reason: 'merged' }, service, `/previews/${asked}/withdraw`);

  test('is withdrawn by a key that may store its releases, and the service logs the reason without its id', async () => {
    keep(careers);
    expect(await withdraw()).toMatchObject({ status: 200, id });
    expect(await keptPreviews()).toEqual([]);
    const withdrawn = lines.filter(({ msg }) => msg === 'withdrew a preview');
    expect(withdrawn).toMatchObject([{ releases: careers, by: { reason: 'merged' } }]);
    expect(JSON.stringify(withdrawn)).not.toContain(id);
  });

  test('of another team stays', async () => {
    keep({ ...careers, shell: '1.0.0-abc' });
    expect(await withdraw()).toMatchObject({ status: 403, detail: expect.stringContaining('store shell') });
    expect(await keptPreviews()).toHaveLength(1);
  });

  test.each([
    ['that has expired', id, 404],
    ['that never existed', 'ponmlkjihgfedcba9876543210', 404],
    ['with an invalid name', '..%2f..%2freleases', 400],
  ])('%s is not withdrawn', async (_, asked, status) => {
    keep(careers, Date.now() - 1);
    expect(await withdraw(asked)).toMatchObject({ status });
  });
});
