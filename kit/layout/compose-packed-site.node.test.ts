import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { composePackedLayout } from './compose-packed-site';
import type { PackedShell } from './packed-shell';

let folder: string;
let shell: PackedShell;
beforeEach(async () => {
  folder = await temporaryFolder();
  const release = join(folder, 'packed/release');
  await mkdir(release, { recursive: true });
  await writeFile(join(release, 'release.json'), '{}');
  const composer = join(folder, 'packed/compose.mjs');
  shell = { version: '1.0.0-abc', release, developmentHost: '', composer, server: '' };
});

test('the composer gets a site folder with the release of the packed shell', async () => {
  await writeFile(
    shell.composer,
    "import { writeFileSync } from 'node:fs';\nwriteFileSync(process.env.SITE_DIR + '/asked', process.argv.slice(2).join());\n",
  );
  const site = join(folder, 'site');
  await mkdir(join(site, 'left'), { recursive: true });
  await composePackedLayout(shell, site);
  expect(await readFile(join(site, 'asked'), 'utf8')).toBe('shell@1.0.0-abc');
  expect(await readFile(join(site, 'releases/shell/1.0.0-abc/release.json'), 'utf8')).toBe('{}');
  await expect(readFile(join(site, 'left'))).rejects.toThrow('ENOENT');
});

test('an error of the composer is the error of the function', async () => {
  await writeFile(shell.composer, "console.error('/press is not mounted.');\nprocess.exitCode = 1;\n");
  await expect(composePackedLayout(shell, join(folder, 'site'))).rejects.toThrow('/press is not mounted.');
});
