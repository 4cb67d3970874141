import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourceFiles } from '@site/delivery/compose/source-hash';
import { root } from '@site/kit/workspace';
import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { afterAll, expect, test } from 'vitest';
import { changedBuild, commandLine, copySite, settingsFor } from '../support/site-copy';

const site = await copySite();
const folder = await temporaryFolderOfFile();
afterAll(() => site.remove());

/** On Node it writes a file, then crashes the process; browsers continue with the code behind it. */
const hostile = (marker: string) =>
  `if (globalThis.process?.versions?.node) { process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(marker)}, ''); for (;;) console.log('x'.repeat(1e6)); }\n`;

test.each(['mf-careers', 'shell'])(
  'a hostile release of %s is composed, and none of its code runs',
  async (app) => {
    const marker = join(folder, 'ran');
    const log = join(folder, `${app}.log`);
    const dist = await changedBuild(app, (file, content) => {
      if (file.endsWith('.js')) return hostile(marker) + content;
      return file.startsWith('pages/') || file.startsWith('layout/')
        ? content.replace('</h1>', ' again</h1>').replace('Make a Call', 'Call us')
        : content;
    });
    const [, ...release] = commandLine('release', [app, '--dist', dist]);
    // From the sources: the bundled command does not load modules under their own names.
    const command = ['--import', 'tsx', join(root, 'kit/cli/site.ts'), ...release];
    const recorder = join(import.meta.dirname, '../support/record-modules.mjs');
    const env = { ...settingsFor(site.folder), MODULE_LOG: log, NODE_OPTIONS: `--import ${recorder}` };
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env });
    expect(stdout).toContain('is live, after');
    expect(existsSync(marker)).toBe(false);

    const loaded = (await readFile(log, 'utf8')).split('\n').filter((line) => line.startsWith('module '));
    expect(loaded.some((line) => line.includes('delivery/compose/pages/compose-page.ts'))).toBe(true);
    const ofApps = [site.folder, dist, ...['shell', 'mf-'].map((name) => join(root, name))];
    expect(loaded.filter((line) => ofApps.some((place) => line.includes(place)))).toEqual([]);
  },
);

test('no code of delivery and api starts a process, or loads a module by a computed name', async () => {
  const files = await sourceFiles(['delivery', 'api/src']);
  const sources = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
  const starting = sources.filter(({ text }) =>
    /node:(?:child_process|worker_threads|cluster|vm|inspector)/.test(text),
  );
  // The operator's backup command, which is not part of a server, starts pg_dump. SQLite works in a thread, so that a slow disk
  // delays no page, and the gate's browser is driven in a process, which a page may end. What they start is constant.
  expect(starting.map(({ file }) => file)).toEqual([
    'api/src/enquiries/backup/dump-postgres.ts',
    'api/src/enquiries/storage/sqlite-connection.ts',
    'api/src/enquiries/storage/sqlite-thread.mjs',
    'delivery/gate/browser/browser-process.ts',
  ]);
  const loading = sources.filter(({ text }) => /\b(?:import|require)\((?!['"])/.test(text));
  // Starts the server that was built from `api`.
  expect(loading.map(({ file }) => file)).toEqual(['delivery/cli/start.ts']);
});
