import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '@site/delivery/registry/workspace';
import { seededRandom } from '@site/shared/weave/random';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { snapshotFaults } from '../support/check-snapshot';
import { copySite, type SiteCopy } from '../support/site-copy';
import { teamBuilds } from '../support/team-builds';

/** The releases and rollbacks of each team: `RELEASES_PER_TEAM=10 npx vitest run --root e2e/releases five-teams`. */
const perTeam = Number(process.env.RELEASES_PER_TEAM ?? 1);

let site: SiteCopy;

beforeEach(async () => {
  site = await copySite();
});
afterEach(() => site.remove());

test(`five teams release, roll back and release again at once, ${perTeam} times each: every page is of one snapshot, and no link is dead`, async () => {
  const outcomes = await Promise.all(Object.entries(teamBuilds).map(([app, build]) => work(app, build)));
  expect(outcomes.flat()).toHaveLength(outcomes.length * perTeam);
  expect(outcomes.flat().filter((outcome) => / is live, after/.test(outcome)).length).toBeGreaterThanOrEqual(
    outcomes.length,
  );
  expect(await snapshotFaults(site.folder)).toEqual([]);
  // None is lost: the last confirmed release of each team is deployed.
  const record = await readFile(join(site.folder, 'current/releases.json'), 'utf8');
  for (const told of outcomes) {
    const [, version] = [...told.join('\n').matchAll(/^[\w-]+ (\S+) is live/gm)].at(-1) ?? [];
    expect(record).toContain(`"version": "${version}"`);
  }
});

test('the checks of that test find another version in a page, a dead link, and a changed byte of a released file', async () => {
  const record = JSON.parse(await readFile(join(site.folder, 'current/releases.json'), 'utf8'));
  const { url, metadata } = record.microFrontends['mf-careers'][0];
  const script = join(site.folder, dirname(url), 'static/js/async');
  const [chunk = ''] = (await readdir(script)).filter((file) => file.endsWith('.js'));
  await change(join(script, chunk), (text) => text.replace(/.$/s, ' '));
  await change(join(site.folder, 'current/career/index.html'), (html) =>
    html.replaceAll(metadata.version, '1.0.0-another'),
  );
  await change(join(site.folder, 'current/blog/index.html'), (html) =>
    html.replace('href="/contact"', 'href="/kontakt"'),
  );
  const faults = await snapshotFaults(site.folder);
  for (const fault of [
    `/releases/mf-careers/${metadata.version}/web/static/js/async/${chunk} is not as released`,
    `/career names ${url.replace(metadata.version, '1.0.0-another')}, of a release that the record does not name`,
    '/blog names /kontakt, which does not exist',
  ])
    expect(faults).toContain(fault);
});

async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(await readFile(file, 'utf8')));
}

/** One team's commands, in the same order in each run. Returns their output. */
async function work(app: string, build: () => Promise<string>): Promise<string[]> {
  const candidate = await build();
  const random = seededRandom(app);
  const outcomes: string[] = [];
  for (let round = 0; round < perTeam; round += 1) {
    const next = round === 0 ? 'candidate' : random.pick(['candidate', 'first', 'back'] as const);
    const { output } =
      next === 'back'
        ? await site.command('rollback', app)
        : await site.command(
            'release',
            app,
            '--dist',
            next === 'candidate' ? candidate : join(root, app, 'dist'),
          );
    // A team can't roll back past its first release, and careers' further path must not disappear by itself.
    expect(output).toMatch(/ is live|There is no release|would vanish/);
    outcomes.push(output);
    expect(await snapshotFaults(site.folder)).toEqual([]);
  }
  return outcomes;
}
