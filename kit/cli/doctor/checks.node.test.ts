import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { expect, test, vi } from 'vitest';
import { checkBrowser } from './check-browser';
import { checkClock } from './check-clock';
import { checkKey } from './check-key';
import { checkKit } from './check-kit';
import { checkMount } from './check-mount';
import { checkNode } from './check-node';
import { checkShell } from './check-shell';
import { checkTools } from './check-tools';
import { describeFindings, type Finding } from './finding';
import { readTools } from './read-tools';

const press = (may: string[]) => ({ kind: 'key', name: 'press', grants: [{ apps: ['mf-press'], may }] });
const mounts = { '/': 'mf-marketing', '/press': 'mf-press', '/news': 'mf-press' };
const range = '^20.19.0 || >=22.12.0';

test.each<[Finding, string]>([
  [checkNode('20.19.0', range), '20.19.0'],
  [checkKit('1.0.0', '1.0.0'), '1.0.0'],
  [checkTools([{ name: 'react', own: '19.0.0', kit: '19.0.0' }]), 'as in the kit'],
  [checkTools([{ name: 'react', own: undefined, kit: '19.0.0' }]), 'as in the kit'],
  [checkShell({ version: '1.0.0-a' }, '1.0.0-a'), '1.0.0-a'],
  [checkKey(press(['store', 'activate']), 'mf-press'), 'press may store and activate mf-press'],
  // For previews of pull requests.
  [checkKey(press(['store']), 'mf-press'), 'press may store mf-press'],
  [checkKey(press(['read']), undefined), 'press may read mf-press'],
  [checkMount('mf-press', mounts), '/press, /news'],
  [checkClock(60_000), '60 s ahead of the service'],
  [checkClock(-60_000), '60 s behind the service'],
])('%j is right', (finding, found) => {
  expect(finding).toMatchObject({ state: 'ok', found });
});

test.each<[Finding, string, string]>([
  [checkNode('20.18.3', range), '20.18.3', 'Install such a Node'],
  [checkNode('21.7.0', range), '21.7.0', 'Install such a Node'],
  [
    checkTools([{ name: '@playwright/test', own: '1.65.0', kit: '1.65.1' }]),
    '@playwright/test 1.65.0',
    'npm install --save-dev --save-exact @playwright/test@1.65.1',
  ],
  [checkKit('1.0.0', '1.1.0'), '1.0.0', 'Install site-kit 1.1.0'],
  [checkShell({ version: '1.0.0-a' }, '1.0.0-b'), '1.0.0-a', 'Install the site-shell'],
  [checkShell('missing', '1.0.0-b'), 'not installed', 'Install the site-shell'],
  [checkKey(press(['read']), 'mf-press'), 'press may read mf-press', '--app mf-press --may store,activate'],
  [checkKey(press(['store']), 'mf-blog'), 'press may store mf-press', 'keys add blog --app mf-blog'],
  [checkMount('mf-events', mounts), 'none', 'npm run delivery -- mounts add mf-events /path'],
  [checkClock(61_000), '61 s ahead of the service', 'Synchronize the clock'],
  [checkClock(-61_000), '61 s behind the service', 'Synchronize the clock'],
])('%j is wrong', (finding, found, remedy) => {
  expect(finding).toMatchObject({ state: 'wrong', found, remedy: expect.stringContaining(remedy) });
});

test.each<[Finding, string]>([
  [checkKit('1.0.0', undefined), "doesn't report its kit"],
  [checkShell('source', '1.0.0-b'), 'contains its source'],
  [checkShell({ version: '1.0.0-a' }, undefined), 'no shell is deployed'],
  [checkMount(undefined, mounts), 'no remote'],
  [checkMount('shell', mounts), 'no remote'],
  [checkMount('mf-press', undefined), 'no mounts'],
])('%j is not checked', (finding, why) => {
  expect(finding).toMatchObject({ state: 'unchecked', why: expect.stringContaining(why) });
});

test('a browser is only looked for', () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('BROWSER_PATH', '');
  expect(checkBrowser(process.execPath)).toMatchObject({ state: 'ok', found: process.execPath });
  expect(checkBrowser('/no/chromium')).toMatchObject({ state: 'wrong', found: 'none' });
  vi.stubEnv('BROWSER_PATH', '/no/browser');
  expect(checkBrowser(process.execPath)).toMatchObject({
    state: 'wrong',
    found: expect.stringContaining('/no/browser'),
    remedy: 'Correct BROWSER_PATH or unset it.',
  });
});

test('each check is one line, with the remedy where it is wrong', () => {
  const right = checkKit('1.0.0', '1.0.0');
  const skipped = checkMount(undefined, undefined);
  expect(describeFindings([right, skipped, checkClock(90_000)]).split('\n')).toEqual([
    'ok     Kit      1.0.0 (expected: 1.0.0, as in the service)',
    '-      Mount    not checked: this folder contains no remote',
    'wrong  Clock    90 s ahead of the service (expected: at most 60 s). Synchronize the clock of this machine, for instance with: timedatectl set-ntp true',
    '1 of 3 wrong',
  ]);
  expect(describeFindings([right, skipped]).split('\n').at(-1)).toBe('ok');
});

test('the kit needs the same Node as the checkout', () => {
  const enginesOf = (file: string) =>
    JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')).engines;
  expect(enginesOf('../../package.json')).toEqual(enginesOf('../../../package.json'));
});

test('a tool is read where Node finds it, for the remote and for the kit', async () => {
  const folder = await temporaryFolder();
  const install = async (place: string, version: string) => {
    await mkdir(join(folder, place, 'node_modules/vitest'), { recursive: true });
    await writeFile(join(folder, place, 'node_modules/vitest/package.json'), JSON.stringify({ version }));
  };
  await install('.', '4.1.0');
  await install('node_modules/@site/kit', '4.2.0');
  const read = (place: string) =>
    readTools(join(folder, place), join(folder, 'node_modules/@site/kit')).find(
      ({ name }) => name === 'vitest',
    );
  expect(read('.')).toEqual({ name: 'vitest', own: '4.1.0', kit: '4.2.0' });
  expect(read('mf-press')).toEqual({ name: 'vitest', own: '4.1.0', kit: '4.2.0' });
});
