import { crashAfterEntry } from '@site/delivery/testing/crash-after-entry';
import { sampleLimits as limits } from '@site/delivery/testing/sample-reports';
import { connectToService, type ServiceClient } from '@site/kit/client/service-client';
import { freePort } from '@site/kit/testing/free-port';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { forEachLimit } from '@site/shared/node/for-each-limit';
import type { Stage } from '@site/shared/node/rollout-stages';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningNginx } from '../../api/src/testing/programs/running-nginx';
import { careersWithTagline } from '../support/careers-with';
import { type Measured, Visitor } from '../support/rollout-visitors';
import { startNginx } from '../support/running-nginx';
import { changedBuild, copySite } from '../support/site-copy';

/** Enough for a decision; 2,000 by hand. */
const visitorsCount = Number(process.env.ROLLOUT_VISITORS ?? 200);
const minuteMs = 60_000;

const site = await copySite();
// The folder of the site is read when the modules are loaded.
vi.stubEnv('SITE_DIR', site.folder);
const { decideOnce } = await import('@site/delivery/deploy/rollout/run-rollout');
const { readDeployed, readRollout } = await import('@site/delivery/deploy/deployed');
const { takeStep } = await import('@site/delivery/deploy/rollout/change-rollout');
const { begin } = await import('@site/delivery/deploy/rollout/steps');
const { readStages } = await import('@site/shared/node/rollout-stages');
const { siteStore } = await import('@site/delivery/registry/site-store/open-site-store');
const { verifyLog } = await import('@site/delivery/deploy/log/verify-log');
const { readLog } = await import('@site/delivery/testing/read-log');
const { addKey } = await import('@site/delivery/service/identity/team-keys');
const { readServiceSettings } = await import('@site/delivery/service/settings/read-service-settings');
const { startService } = await import('@site/delivery/service/start-service');
const { addRelease } = await import('@site/delivery/registry/add-release');

/** It queries no web machine: the tests decide, at their own times. */
const settings = readServiceSettings({ DELIVERY_PORT: '0', SITE_METRICS: 'http://127.0.0.1:1' });
let service: Awaited<ReturnType<typeof startService>>;
/** The key of the team that may release careers and contact. */
let client: ServiceClient;
let own: RunningSite;
let nginx: RunningNginx;
let metrics: string;
/** The releases of careers, and the snapshot of the canary. */
let rollout: { from: string; to: string; snapshot: string };

beforeAll(async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}`;
  const apps = ['mf-careers', 'mf-contact'];
  vi.stubEnv('DELIVERY_KEY', await addKey({ name: 'team', apps, may: ['store', 'activate'], days: 1 }));
  [service, own] = await Promise.all([
    startService(settings),
    startSite(site.folder, { METRICS_PORT: String(port), TRUSTED_PROXIES: '127.0.0.1' }),
  ]);
  client = await connectToService(service.address);
  // All visitors come from one address.
  nginx = await startNginx(site.folder, own.address, { 'rate=100r/s': 'rate=9999r/s' });
  const build = await careersWithTagline('Start on Monday');
  const stages = ['--stages', '5:30m,25:1h,100'];
  const { output } = await site.command(
    'release',
    'mf-careers',
    ...['--dist', build, ...stages, '--to', service.address],
  );
  expect(output).toContain('5 % for at least 30 min, 25 % for at least 60 min, 100 %');
  const running = await readRollout();
  if (!running) throw new Error(output);
  rollout = running;
});
afterAll(async () => {
  await Promise.all([nginx?.stop(), service?.stop()]);
  await own?.stop();
  await site.remove();
});

const newVisitors = (address = own.address) =>
  Array.from(
    { length: visitorsCount },
    (_, index) => new Visitor(address, `10.0.${index >> 8}.${index & 255}`),
  );

/** All of them, a few at a time. */
const all = (visitors: Visitor[], work: (visitor: Visitor) => Promise<void>) =>
  forEachLimit(visitors, work, 8);
const withCanary = (visitors: Visitor[]) => visitors.filter(({ release }) => release === rollout.to);

/** Restarts a rollout of the same canary. */
async function beginAgain(stages: string): Promise<Date> {
  const now = new Date();
  const { from, to, snapshot } = rollout;
  const by = { who: { kind: 'local' as const, name: 'asha' } };
  const begun = { stages: readStages(stages), at: now.toISOString(), by };
  await takeStep(await readDeployed(), begin({ app: 'mf-careers', from, to }, snapshot, begun));
  return now;
}

const decideAt = (begun: Date, minutes: number) =>
  decideOnce({ limits, metrics }, new Date(begun.getTime() + minutes * minuteMs));

/** Every visitor opens a page and sends a report. */
async function visitAndReport(visitors: Visitor[], measured: { stable: Measured; candidate: Measured }) {
  const views = { stable: 0, candidate: 0 };
  await all(visitors, async (visitor) => {
    await visitor.visit();
    const side = visitor.release === rollout.to ? 'candidate' : 'stable';
    await visitor.report(measured[side], () => ++views[side]);
  });
}

const usual: Measured = { lcp: 1200, failsEvery: 100 };

test.each([
  ['the own server', () => own.address],
  ['nginx', () => nginx.address],
])(
  '%s serves the canary to 5 % of the visitors, who keep it; no page mixes snapshots',
  async (_, address) => {
    const visitors = newVisitors(address());
    await all(visitors, (visitor) => visitor.visit());
    const first = withCanary(visitors);
    // Four standard deviations; of 2,000 visitors less than two points.
    const tolerance = 4 * Math.sqrt((0.05 * 0.95) / visitorsCount);
    expect(Math.abs(first.length / visitorsCount - 0.05)).toBeLessThan(tolerance);
    for (const { bucket, release } of visitors) expect(release === rollout.to).toBe(Number(bucket) < 5);
    await all(visitors, (visitor) => visitor.visit());
    expect(withCanary(visitors)).toEqual(first);
  },
);

test('a visitor with a bucket gets the same from nginx as from the web server, crawlers get the stable snapshot', async () => {
  for (const cookie of ['rollout=03', 'rollout=70']) {
    for (const path of ['/career', '/releases.json', '/sitemap.xml']) {
      const headers = { cookie, 'user-agent': 'Mozilla/5.0' };
      const [one, other] = await Promise.all(
        [own, nginx].map(async ({ address }) => {
          const answer = await fetch(address + path, { headers });
          const { headers: got } = answer;
          return [await answer.text(), got.get('cache-control'), got.get('vary'), got.get('set-cookie')];
        }),
      );
      expect(one).toEqual(other);
      expect(one?.slice(1)).toEqual(['private, no-cache', 'Accept-Encoding', null]);
    }
  }
  const excluded = [
    { 'user-agent': 'Googlebot/2.1', cookie: 'rollout=00' },
    { 'user-agent': 'Mozilla/5.0', 'save-data': 'on', cookie: 'rollout=00' },
  ];
  for (const headers of excluded) {
    for (const { address } of [own, nginx]) {
      const answer = await fetch(`${address}/career`, { headers });
      expect(await answer.text()).toContain(rollout.from);
      expect([answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual([
        'no-cache',
        null,
      ]);
    }
  }
});

/** The response to a visitor with this bucket. */
const askAs = (bucket: string) => async (path: string) => {
  const headers = { cookie: `rollout=${bucket}`, 'user-agent': 'Mozilla' };
  return (await fetch(own.address + path, { headers })).text();
};
const askCanary = askAs('03');
const askStable = askAs('70');

test('a second rollout and a rollback of its app are refused, and another app is released for both', async () => {
  const contact = await changedBuild('mf-contact', (file, content) =>
    file.endsWith('.js') ? content.replaceAll('Contact', 'C0ntact') : content,
  );
  const { version } = await addRelease('mf-contact', contact);
  const release = (stages?: Stage[]) => client.release('mf-contact', { version, stages }, () => undefined);
  await expect(release(readStages('5,100'))).rejects.toThrow('npx site rollout abort');
  await expect(
    client.rollback('mf-careers', { version: rollout.from.replace(/.$/, 'x') }, () => undefined),
  ).rejects.toThrow();
  expect(await release()).toMatchObject({ isChanged: true });
  expect(await askCanary('/career')).toContain(rollout.to);
  expect(await askStable('/career')).toContain(rollout.from);
  const records = await Promise.all([askCanary, askStable].map((ask) => ask('/releases.json')));
  for (const record of records)
    expect(JSON.parse(record).microFrontends['mf-contact'][0].metadata.version).toBe(version);
  expect(await askCanary('/contact')).toBe(await askStable('/contact'));
  expect(await askStable('/contact')).toContain(version);
});

test('a crash before the switch of such a release is repaired, for both, when the service restarts', async () => {
  const contact = await changedBuild('mf-contact', (file, content) =>
    file.endsWith('.js') ? content.replaceAll('Contact', 'C1ntact') : content,
  );
  const { version } = await addRelease('mf-contact', contact);
  await crashAfterEntry(site.folder, async () => {
    await client.release('mf-contact', { version }, () => undefined);
    // Each minute it finishes what a crash has left undone.
    await service.stop();
  });
  for (const ask of [askCanary, askStable]) expect(await ask('/contact')).not.toContain(version);
  service = await startService(settings);
  for (const ask of [askCanary, askStable]) expect(await ask('/contact')).toContain(version);
  expect(await askCanary('/career')).toContain(rollout.to);
  rollout = (await readRollout()) ?? rollout;
});

test('an operator can hold it over the service', async () => {
  const { output } = await site.command(
    'rollout',
    'hold',
    '--reason',
    'the weekend',
    '--to',
    service.address,
  );
  expect(output).toContain('held');
  expect(await readRollout()).toMatchObject({ share: 5, isHeld: true });
});

test.each([
  [
    'errors in a fifth of its views',
    { ...usual, failsEvery: 5 },
    /\d\d\.\d % of its views have an error, [01]\.\d % of those of the stable release/,
  ],
  ['an LCP that is 1.5 s worse', { ...usual, lcp: 2700 }, /its LCP is 2\d\d\d ms at p75/],
])('a canary with %s is aborted automatically', async (_, candidate, reason) => {
  const begun = await beginAgain('25:30m,100');
  const visitors = newVisitors();
  await visitAndReport(visitors, { stable: usual, candidate });
  const decision = await decideAt(begun, 1);
  expect(decision).toMatchObject({ action: 'abort', reason: expect.stringMatching(reason) });
  await all(visitors, (visitor) => visitor.visit());
  expect(withCanary(visitors)).toEqual([]);
  expect(visitors.every(({ bucket }) => bucket === '')).toBe(true);
});

test('a good canary reaches all visitors, and none of them goes back meanwhile', async () => {
  const begun = await beginAgain('20:30m,50:1h,100');
  const visitors = newVisitors();
  const settings = { limits: { ...limits, minViews: 20 }, metrics };
  const at = (minutes: number) => decideOnce(settings, new Date(begun.getTime() + minutes * minuteMs));
  let before: Visitor[] = [];
  for (const [minutes, share] of [
    [31, 50],
    [92, 100],
  ] as const) {
    await visitAndReport(visitors, { stable: usual, candidate: usual });
    const now = withCanary(visitors);
    expect(before.filter((visitor) => !now.includes(visitor))).toEqual([]);
    before = now;
    expect(await at(minutes)).toMatchObject({
      action: 'promote',
      reason: 'The canary is not worse.',
      rollout: { share },
    });
  }
  await all(visitors, (visitor) => visitor.visit());
  expect(withCanary(visitors)).toHaveLength(visitorsCount);
  expect(visitors.every(({ bucket }) => bucket === '')).toBe(true);
  expect((await readLog()).slice(-3).map(({ action }) => action)).toEqual(['rollout', 'promote', 'promote']);
  expect(await verifyLog(siteStore().source)).toEqual([]);
});
