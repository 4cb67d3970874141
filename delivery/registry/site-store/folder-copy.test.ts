import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test, vi } from 'vitest';
import { folderCopy } from './folder-copy';

vi.mock('node:fs/promises', async (load) => {
  const original = await load<typeof import('node:fs/promises')>();
  return { ...original, rm: vi.fn(original.rm) };
});

test.each(['releases/mf-careers', 'snapshots'])(
  'an interrupted removal of %s leaves nothing under a final name, and the next one removes the rest',
  async (parent) => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, parent, 'old/web'), { recursive: true });
    await writeFile(join(folder, parent, 'old/web/entry.js'), '');
    const { folders, remove } = folderCopy(folder);
    vi.mocked(rm).mockImplementation(async (path) => {
      if (await readdir(String(path)).catch(() => undefined)) throw new Error('killed');
    });
    await expect(remove(`${parent}/old`)).rejects.toThrow('killed');
    expect(await folders(parent)).toMatchObject([{ key: `${parent}/old.staging`, isWhole: false }]);

    vi.mocked(rm).mockReset();
    await remove(`${parent}/old.staging`);
    expect(await folders(parent)).toEqual([]);
  },
);
