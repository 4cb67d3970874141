import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { contentIntegrity } from '../content-integrity';
import { temporaryFolder } from '../testing/temporary-folder';
import { fetchFiles } from './fetch-files';

test('a file that can’t be placed leaves nothing in the folder, nor in that of staging files', async ({
  expect,
}) => {
  const site = await temporaryFolder();
  const folder = join(site, 'snapshot');
  // No file can be renamed to the name of a folder.
  await mkdir(join(folder, 'web/entry.js'), { recursive: true });
  const content = Buffer.from('entry');
  const stagingFolder = join(site, 'fetching');
  const fetching = fetchFiles(folder, [{ path: 'web/entry.js', sha384: contentIntegrity(content) }], {
    read: async () => content,
    stagingFolder,
  });
  await expect(fetching).rejects.toThrow();
  expect(await readdir(join(folder, 'web'))).toEqual(['entry.js']);
  // Each retry would leave more.
  expect(await readdir(stagingFolder)).toEqual([]);
});

test('a file of the other folder is linked, unless it is damaged, replaces one, or can’t be linked', async ({
  expect,
}) => {
  const site = await temporaryFolder();
  const [folder, from, stagingFolder] = [join(site, 'new'), join(site, 'served'), join(site, 'fetching')];
  const write = async (place: string, files: Record<string, string>) => {
    await mkdir(join(place, 'web'), { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(place, name), text);
  };
  await write(folder, { 'web/cut.css': 'sty' });
  const styles = Object.fromEntries(['cut', 'same', 'taken'].map((name) => [`web/${name}.css`, 'styles']));
  await write(from, { ...styles, 'web/damaged.css': '' });
  // Its name is taken, although there is no file. File systems without links, or without further ones, refuse it, too.
  await symlink('nowhere', join(folder, 'web/taken.css'));
  const names = ['web/cut.css', 'web/same.css', 'web/damaged.css', 'web/taken.css', 'web/new.css'];
  const wanted = names.map((path) => ({ path, sha384: contentIntegrity('styles') }));
  const asked: string[] = [];
  const read = async (path: string) => {
    asked.push(path);
    return Buffer.from('styles');
  };
  await fetchFiles(folder, wanted, { read, from, stagingFolder });
  expect(asked).toEqual(['web/cut.css', 'web/damaged.css', 'web/taken.css', 'web/new.css']);
  for (const name of names) expect(await readFile(join(folder, name), 'utf8')).toBe('styles');
  expect((await stat(join(folder, 'web/same.css'))).nlink).toBe(2);
});
