import { readdir, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { writeFileIn } from '../../registry/files/write-file';
import { stubSiteFolder } from '../../testing/stub-site-folder';

const folder = await stubSiteFolder();
const { makePreview } = await import('./make-preview');
afterEach(() => rm(folder, { recursive: true, force: true }));

const by = { who: { kind: 'local', name: 'asha' } } as const;
const make = () =>
  makePreview({ releases: { 'mf-careers': '1.0.0-abc' }, days: 1, by, host: 'preview.example' });

function keepPreviews(count: number, expiresAt: number, by?: string) {
  for (let number = 0; number < count; number += 1) {
    const id = String(number).padStart(26, '0');
    writeFileIn(folder, `previews/${id}/preview.json`, JSON.stringify({ id, releases: {}, expiresAt, by }));
  }
}

test('too many previews are refused with the remedy', async () => {
  keepPreviews(100, Date.now() + 60_000);
  await expect(make()).rejects.toThrow(
    'There are 100 previews, the limit. Withdraw one: site preview --withdraw <id>',
  );
  expect(await readdir(join(folder, 'previews'))).toHaveLength(100);
});

test('one caller can’t use up the room of all', async () => {
  keepPreviews(50, Date.now() + 60_000, 'asha');
  await expect(make()).rejects.toThrow('There are 50 previews by asha, the limit.');
  keepPreviews(50, Date.now() + 60_000, 'ravi');
  await expect(make()).rejects.toThrow('Nothing is deployed yet.');
});

test('previews of one caller can’t fill the disk', async () => {
  vi.doMock('../snapshots/compose-candidate', () => ({
    composeCandidate: async (snapshot: string) => {
      writeFileIn(snapshot, 'index.html', '');
      await truncate(join(snapshot, 'index.html'), 2_600_000_000);
      return { composed: ['/'] };
    },
  }));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('../snapshots/compose-candidate');
    vi.resetModules();
  });
  const previews = await import('./make-preview');
  const makeLarge = () => previews.makePreview({ releases: {}, days: 1, by, host: 'preview.example' });
  await makeLarge();
  await makeLarge();
  await expect(makeLarge()).rejects.toThrow('The previews by asha have 5200 MB, the limit.');
});

test('expired previews don’t count, and one that fails leaves nothing', async () => {
  keepPreviews(100, Date.now() - 1);
  await expect(make()).rejects.toThrow('Nothing is deployed yet.');
  expect(await readdir(join(folder, 'previews'))).toEqual([]);
});
