import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'previews-'));
vi.stubEnv('SITE_DIR', folder);
const { previewedVersions, removeExpiredPreviews } = await import('./kept-previews');
afterAll(() => rm(folder, { recursive: true }));

async function write(file: string, content: object) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), JSON.stringify(content));
}

async function keepPreview(id: string, expiresAt: number, versions?: Record<string, string>) {
  await write(`previews/${id}/preview.json`, { id, expiresAt, candidates: { 'mf-careers': '2.0.0' } });
  const releases = Object.entries(versions ?? {}).map(([app, version]) => {
    const metadata = { version, integrity: 'sha384-a' };
    return [app, [{ url: `/releases/${app}/${version}/web/remoteEntry.js`, metadata }]];
  });
  const record = { schema: '', microFrontends: Object.fromEntries(releases) };
  if (versions) await write(`previews/${id}/generation/releases.json`, record);
}

test('a preview keeps the candidates that it shows, and the releases around them, until it expires', async () => {
  const versions = { 'mf-careers': '2.0.0', 'mf-contact': '1.0.0' };
  await keepPreview('0123456789abcdef', Date.now() + 60_000, versions);
  await keepPreview('00000000000000aa', 1, { 'mf-contact': '0.9.0' });
  expect(await previewedVersions('mf-contact')).toEqual(['1.0.0']);
  expect(await previewedVersions('mf-marketing')).toEqual([]);
  // One that is being composed has no generation yet.
  await keepPreview('fedcba9876543210', Date.now() + 60_000);
  expect(new Set(await previewedVersions('mf-careers'))).toEqual(new Set(['2.0.0']));
});

test('a preview that can’t be read at the moment is not removed as expired', async () => {
  // Reading a folder as a file fails, for root as well.
  const unreadable = join(folder, 'previews/00000000000000bb/preview.json');
  await mkdir(unreadable, { recursive: true });
  await expect(removeExpiredPreviews()).rejects.toThrow('EISDIR');
  expect(await readdir(join(folder, 'previews'))).toContain('00000000000000bb');
  await rm(unreadable, { recursive: true });
  await removeExpiredPreviews();
  expect(await readdir(join(folder, 'previews'))).not.toContain('00000000000000bb');
});
