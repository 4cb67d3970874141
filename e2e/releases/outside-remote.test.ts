import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startTokenIssuer, type TokenIssuer } from '@site/delivery/testing/token-issuer';
import { launchOptions } from '@site/kit/testing/browser-settings';
import { readCandidate } from '@site/kit/testing/candidate';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { candidateFolder } from '@site/shared/node/candidate';
import { pageElement } from '@site/shared/site-model/page-root';
import type { ReleaseRecord } from '@site/shared/site-model/release-record';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningNginx, runNginx } from '../../api/src/testing/programs/running-nginx';
import { askHost } from '../support/ask-host';
import { snapshotFaults } from '../support/check-snapshot';
import { type EmptyNetwork, startEmptyNetwork } from '../support/empty-network';
import { makeOutsideRemote, type OutsideRemote } from '../support/outside-remote';
import { killAll, startPackedServer, startReplica, startService } from '../support/running-program';
import { copySite, type SiteCopy } from '../support/site-copy';
import { addTeamKey } from '../support/team-key';

/**
 * `OUTSIDE_REMOTE=npm npx vitest run --root e2e/releases outside-remote` installs the packages with npm, runs the remote's
 * own tests without a network, and opens its page in a browser, in the gate and on the web machine. By default they are
 * linked, and the steps with a browser are left out.
 */
const npm = process.env.OUTSIDE_REMOTE === 'npm';
const audience = 'https://release.example';

let remote: OutsideRemote;
let live: SiteCopy;
let issuer: TokenIssuer;
let tls: RunningNginx;
let staging: RunningSite;
/** The folder of the key, the identities and the replica's site. */
let folder: string;
/** The team's settings to reach the service. */
let reach: NodeJS.ProcessEnv;
let web: { address: string };
/** A network in which commands reach nothing else. */
let network: EmptyNetwork;

beforeAll(async () => {
  [live, issuer, folder, remote] = await Promise.all([
    copySite(),
    startTokenIssuer(),
    mkdtemp(join(tmpdir(), 'outside-site-')),
    makeOutsideRemote({ name: 'mf-events', mount: '/events' }, { npm }),
  ]);
  const identity = { name: 'events-ci', apps: ['mf-events'], may: ['store', 'activate'], audience };
  const claims = { repository: 'malvanta/events', ref: 'refs/heads/main' };
  await writeFile(
    join(folder, 'identities.json'),
    JSON.stringify([{ ...identity, issuer: issuer.issuer, claims }]),
  );
  await writeFile(
    join(folder, 'key'),
    await addTeamKey(live, { name: 'events', apps: ['mf-events'], may: 'store,activate' }),
  );
  if (npm) network = await startEmptyNetwork();
  staging = await startSite(live.folder, { PREVIEW_HOST: 'localhost' });
  const service = await startService(live.folder, {
    DELIVERY_IDENTITIES: join(folder, 'identities.json'),
    DELIVERY_PROXIES: '127.0.0.1',
    PREVIEW_HOST: `localhost:${new URL(staging.address).port}`,
    GATE_BROWSER: npm ? 'required' : 'off',
  });
  tls = await runNginx({
    configuration: 'delivery.conf',
    values: { 'http://127.0.0.1:3100;': `${service.address};` },
  });
  const trusted = { NODE_EXTRA_CA_CERTS: tls.certificate };
  reach = { ...trusted, DELIVERY_URL: `https://127.0.0.1:${tls.tlsPort}` };
  web = await startReplica(`${reach.DELIVERY_URL}/site`, folder, { ...trusted, LOG_LEVEL: 'error' });
  await vi.waitFor(() => readlink(join(folder, 'site/current')), { timeout: 120_000, interval: 50 });
}, 300_000);
afterAll(async () => {
  await killAll();
  network?.stop();
  await tls?.stop();
  await staging?.stop();
  issuer?.stop();
  await Promise.all([live?.remove(), remote?.remove()]);
  if (folder) await rm(folder, { recursive: true, force: true });
});

const asTeam = () => ({ ...reach, DELIVERY_KEY_FILE: join(folder, 'key') });
const asCi = async () => {
  const claims = { ...issuer.claimsFor(audience), repository: 'malvanta/events' };
  return { ...reach, DELIVERY_TOKEN: await issuer.sign(claims) };
};
/** A new build has no verdict unless its tests have run. */
const untested = npm ? [] : ['--untested'];
const pageAt = async (address: string) => (await fetch(`${address}/events`)).text();
/** The version in the record for browsers: an unchanged page names the previous one. */
const liveAt = async (address: string) => versionIn(await recordText(address));
const recordText = async (address: string) => (await fetch(`${address}/releases.json`)).text();
const versionIn = (text: string, app = 'mf-events') => {
  const record: ReleaseRecord = JSON.parse(text);
  return record.microFrontends[app]?.[0]?.metadata.version;
};

/** Waits until the web machine serves a release. */
const isSeen = (version: string) =>
  vi.waitFor(async () => expect(await liveAt(web.address)).toBe(version), {
    timeout: 60_000,
    interval: 50,
  });

/** Opens the page on the web machine, where it is hydrated without an error. */
async function openInBrowser(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`${web.address}/events`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.getByText('The first words of a new remote.').waitFor();
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
}

test('the metrics of the service are served to its own machine only, the board to the company’s network', async () => {
  expect((await fetch(`${tls.address}/livez`)).status).toBe(200);
  for (const path of ['/board', '/board/log', '//board', '/%62oard'])
    expect((await fetch(tls.address + path)).status).toBe(403);
  expect((await fetch(`${tls.address}/metrics`)).status).toBe(404);
});

test('a link to a page that it does not have is found without the other releases', async () => {
  const page = 'src/pages/events/events-page.tsx';
  await remote.change(page, (code) => code.replace('</>', '<a href="/events/nowhere">Where</a></>'));
  await expect(remote.site(['candidate'])).rejects.toThrow(
    '/events of mf-events links to /events/nowhere, where mf-events has no page.',
  );
  await remote.change(page, (code) => code.replace('<a href="/events/nowhere">Where</a>', ''));
});

test('it is composed in the layout of the packed shell', async () => {
  await remote.site(['candidate']);
  const site = join(remote.folder, candidateFolder('mf-events'));
  const html = await readFile(join(site, 'current/events/index.html'), 'utf8');
  for (const name of ['shared', 'kit', 'shell'])
    expect(await readFile(join(remote.folder, 'node_modules/@site', name, 'README.md'), 'utf8')).toMatch(
      /^# @site\//,
    );
  const [layout = '', page = ''] = html.split(`<div id="${pageElement}">`);
  expect(layout).toContain('<header');
  expect(page).toMatch(/The first words of a new remote\.[\s\S]*<footer/);
  expect(readCandidate(site)).toMatchObject({ app: 'mf-events', addresses: ['/events'] });
  const deployed = versionIn(await recordText(staging.address), 'shell');
  expect(readCandidate(site).live).toEqual({ shell: deployed });
});

test('it is served by the packed web server, which is ready to keep enquiries', async () => {
  const site = join(remote.folder, candidateFolder('mf-events'));
  const { address } = await startPackedServer(remote.folder, site, join(folder, 'packed-data'));
  expect(await pageAt(address)).toContain('The first words of a new remote.');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test.runIf(npm)('it is developed inside the layout, without a network', async () => {
  const { site, start } = remote.within(network);
  const { said, stop } = await start(['dev']);
  const [, address = ''] = /mf-events inside the layout of shell \S+: (\S+)\/events/.exec(said) ?? [];
  console.log(await site(['test', '--against', address]));
  await stop();
});

test('it is not released before the operator has given it a path, which takes one command', async () => {
  await expect(remote.site(['release', '--untested'], asTeam())).rejects.toThrow(
    'A new one needs a mount, from the operator: npm run delivery -- mounts add mf-events /path',
  );
  const { code, output } = await live.command('delivery', 'mounts', 'add', 'mf-events', '/events');
  expect([output, code]).toEqual([expect.stringContaining('/events belongs to mf-events'), 0]);
});

test('a remote of another repository is released with a key, then by its CI, served by a web machine, previewed and rolled back', async () => {
  await remote.change('src/routes.ts', (text) =>
    text.replace(
      "'/events': 'events-page',",
      `'/events': 'events-page',
  redirects: { '/events/former': '/events' },
  gone: ['/events/received'],`,
    ),
  );
  if (npm) console.log(await remote.within(network).site(['test']));

  const first = await remote.site(['release', ...untested, '--reason', 'its own repository'], asTeam());
  if (npm) expect(first).toMatch(/Tested with shell 1\.0\.0-\w+, which is deployed/);
  const [, one = ''] = /mf-events (1\.0\.0-\w+) is live, after nothing/.exec(first) ?? [];
  await isSeen(one);
  expect(await pageAt(web.address)).toContain('The first words of a new remote.');
  expect(await snapshotFaults(join(folder, 'site'))).toEqual([]);
  if (npm) await openInBrowser();

  // The same build with the next version is another release.
  await remote.change('package.json', (text) => text.replace('"version": "1.0.0"', '"version": "1.0.1"'));
  const second = await remote.site(['release', '--dist', 'dist', '--untested'], await asCi());
  const [, two = ''] = /mf-events (1\.0\.1-\w+) is live, after 1\.0\.0-/.exec(second) ?? [];
  await isSeen(two);

  expect(await remote.site(['rollback', '--reason', 'a try'], asTeam())).toContain(`${one} is live again`);
  await isSeen(one);
  const names = (await readdir(join(live.folder, 'log'))).sort().slice(-3);
  const entries = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(live.folder, 'log', name), 'utf8'))),
  );
  expect(entries.map(({ action, changes, by }) => [action, changes[0].to, by.who.name])).toEqual([
    ['release', one, 'events'],
    ['release', two, 'events-ci'],
    ['rollback', one, 'events'],
  ]);
  expect(entries.at(-2).by.proven).toMatchObject({ repository: 'malvanta/events', run_id: '42' });

  const shown = await remote.site(['preview', `mf-events@${two}`, '--days', '1', '--json'], asTeam());
  const { id, url } = JSON.parse(/^\{.*\}$/m.exec(shown)?.[0] ?? shown);
  expect(new URL(url).host).toBe(`${id}.${new URL(staging.address).host}`);
  const record = new URL('/releases.json', url).href;
  expect(versionIn((await askHost(staging.address, record)).body)).toBe(two);
  expect(await liveAt(staging.address)).toBe(one);
  expect(await remote.site(['preview', '--withdraw', url], asTeam())).toContain(`${id} is withdrawn`);
  expect((await askHost(staging.address, record)).status).toBe(404);
});

test('the doctor finds nothing wrong with its set-up, and names a key that is not its own', async () => {
  const found = await remote.site(['doctor'], asTeam());
  expect(found).toMatch(/^ok +Shell .*\n/m);
  expect(found).toMatch(/^ok +Key +events may store and activate mf-events/m);
  expect(found).toMatch(/^ok +Mount +\/events/m);
  const other = { ...reach, DELIVERY_KEY: 'site_nobody' };
  await expect(remote.site(['doctor'], other)).rejects.toThrow(/Key +refused/);
});

test('its team lists its releases, the log and the rollout over the service, and withdraws a release', async () => {
  const kept = await remote.site(['releases', '--json'], asTeam());
  const [{ app, live: version, kept: versions }] = JSON.parse(kept).apps;
  expect([app, version]).toEqual(['mf-events', await liveAt(staging.address)]);
  const other = versions.find((each: string) => each !== version);
  expect(await remote.site(['rollout'], asTeam())).toBe('No rollout runs.\n');

  const why = ['--reason', 'the form lost its button'];
  expect(await remote.site(['withdraw', other, ...why], asTeam())).toContain(`${other} is withdrawn`);
  const log = await remote.site(['releases', '--log'], asTeam());
  expect(log.trim().split('\n').at(-1)).toMatch(
    / withdraw mf-events .*by key events.*because: the form lost its button/,
  );
  expect(await remote.site(['releases'], asTeam())).toContain(`${other}  withdrawn`);
});

test.runIf(npm)('it is developed inside the deployed site', async () => {
  const { said, stop } = await remote.start(['dev', '--against', staging.address]);
  const [, address = ''] = /mf-events inside \S+: (\S+)/.exec(said) ?? [];
  const record = await fetch(new URL('/releases.json', address));
  expect(versionIn(await record.text())).toBe('development');
  await stop();
});
