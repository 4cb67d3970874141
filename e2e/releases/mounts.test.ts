import { readdir, readFile, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseRecord } from '@site/shared/site-model/release-record';
import { afterAll, expect, test } from 'vitest';
import { snapshotFaults } from '../support/check-snapshot';
import { copySite, filesIn } from '../support/site-copy';

const site = await copySite();
afterAll(() => site.remove());

const mounts = (...words: string[]) => site.command('delivery', 'mounts', ...words);
const snapshot = async (link = 'current') => join(site.folder, await readlink(join(site.folder, link)));
const recordIn = async (folder: string): Promise<ReleaseRecord> =>
  JSON.parse(await readFile(join(folder, 'releases.json'), 'utf8'));
const mountsIn = async (folder: string) => (await recordIn(folder)).microFrontends.shell?.[0]?.extras?.mounts;
const lastEntry = async () => {
  const [name = ''] = (await readdir(join(site.folder, 'log'))).sort().slice(-1);
  return JSON.parse(await readFile(join(site.folder, 'log', name), 'utf8'));
};

test('a remote gets a path, also on a site whose record has no mounts yet, and no page changes', async () => {
  const folder = await snapshot();
  const before = await recordIn(folder);
  const [shell] = before.microFrontends.shell ?? [];
  const former = { ...before.microFrontends, shell: [{ ...shell, extras: undefined }] };
  await writeFile(join(folder, 'releases.json'), JSON.stringify({ ...before, microFrontends: former }));
  expect((await mounts('list')).output).toMatch(/^\/career +mf-careers$/m);
  const pages = await filesIn(folder);

  const { n } = await lastEntry();
  const { code, output } = await mounts('add', 'mf-events', '/events', '--reason', 'a new team');
  expect([output, code]).toEqual([
    expect.stringContaining(`/events belongs to mf-events (entry ${n + 1}).`),
    0,
  ]);
  const after = await snapshot();
  expect(await mountsIn(after)).toMatchObject({ '/': 'mf-marketing', '/events': 'mf-events' });
  const changed = Object.entries(await filesIn(after)).filter(([file, hash]) => pages[file] !== hash);
  expect(changed.map(([file]) => file).filter((file) => !/\.(br|gz)$/.test(file))).toEqual(
    expect.arrayContaining(['/releases.json', '/snapshot.json']),
  );
  expect(changed.filter(([file]) => file.endsWith('.html'))).toEqual([]);
  expect(await snapshotFaults(site.folder)).toEqual([]);
  expect(await lastEntry()).toMatchObject({
    action: 'mounts',
    changes: [],
    detail: '/events belongs to mf-events',
    by: { reason: 'a new team' },
  });
  expect((await mounts('list')).output).toMatch(/^\/events +mf-events, not released yet$/m);
});

test.each([
  [
    ['add', 'mf-events', '/career/CareerForm'],
    'belongs to mf-events by the deployed mounts. Remove it from src/routes.ts of mf-careers',
  ],
  [['remove', '/career'], 'mf-careers has /career'],
  [['add', 'mf-events'], 'npm run delivery -- mounts list'],
])('%j is refused, and nothing is deployed', async (words, error) => {
  const { n } = await lastEntry();
  const { code, output } = await mounts(...words);
  expect(output).toContain(error);
  expect([code, (await lastEntry()).n]).toEqual([1, n]);
});

test.each([
  [['add', 'mf-careers', '/career'], '/career belongs to mf-careers already. Nothing has changed.\n'],
  [['remove', '/calendar', '--take-down'], '/calendar is not a mount. Nothing has changed. List them: '],
])('%j, repeated after a crash, deploys nothing', async (words, text) => {
  const { n } = await lastEntry();
  const { code, output } = await mounts(...words);
  expect(output).toContain(text);
  expect([code, (await lastEntry()).n]).toEqual([0, n]);
});

test.each(['keys', 'mounts', 'storage'])('the help lists each command of %s', async (subject) => {
  const [{ output: help }, short, { output }] = await Promise.all([
    site.command('delivery', '--help'),
    site.command('delivery', subject, '-h'),
    site.command('delivery', subject),
  ]);
  expect(short).toEqual({ code: 0, output: help });
  const commands = [...output.matchAll(/npm run delivery -- (\w+ \w+)/g)].map(([, words]) => words);
  expect(commands).not.toEqual([]);
  for (const words of commands) expect(help).toContain(`site delivery ${words}`);
});

test('a remote is taken down with its pages, and comes back as it was', async () => {
  const before = await snapshot();
  const version = (await recordIn(before)).microFrontends['mf-contact']?.[0]?.metadata.version ?? '';
  const { code, output } = await mounts('remove', '/contact', '--take-down');
  expect(code).toBe(0);
  expect(output).toContain('mf-contact, which is off the site with its pages');
  expect((await site.command('releases', '--log', '--app', 'mf-contact')).output).toContain(
    'mf-contact is off the site',
  );
  expect((await site.command('releases')).output).toMatch(/^ +mf-contact +not deployed, \d kept$/m);
  const without = await snapshot();
  expect((await recordIn(without)).microFrontends).not.toHaveProperty('mf-contact');
  expect(await mountsIn(without)).not.toHaveProperty(['/contact.html']);
  expect(await filesIn(without)).not.toHaveProperty(['/contact/index.html']);
  // Its removal does not depend on the links of other teams; the operator sees them.
  expect(output).toContain('links to /contact, where no deployed release has a page');
  const faults = await snapshotFaults(site.folder);
  expect(faults.filter((fault) => !/ names \/contact(\.html)?, which does not exist$/.test(fault))).toEqual(
    [],
  );

  for (const path of ['/contact', '/contact.html']) await mounts('add', 'mf-contact', path);
  const back = await site.command('rollback', 'mf-contact', version);
  const live = `${version} is live, checked as a release, after nothing.`;
  expect([back.output, back.code]).toEqual([expect.stringContaining(live), 0]);
  const page = join('contact', 'index.html');
  expect(await readFile(join(await snapshot(), page), 'utf8')).toBe(
    await readFile(join(before, page), 'utf8'),
  );
});
