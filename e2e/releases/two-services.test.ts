import { readFile, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Entry } from '@site/delivery/deploy/log/entry';
import { readEntry, readNewest } from '@site/delivery/deploy/log/read-log';
import { verifyLog } from '@site/delivery/deploy/log/verify-log';
import { bucketStore } from '@site/delivery/registry/object-store/bucket/bucket-store';
import { startS3Server, testCredentials } from '@site/delivery/registry/object-store/testing/s3-server';
import { reuseFiles } from '@site/delivery/registry/reuse-files';
import { connectToService, type ServiceClient } from '@site/kit/client/service-client';
import { completeRelease, stageRelease } from '@site/kit/release/stage-release';
import { freePort } from '@site/kit/testing/free-port';
import { root } from '@site/kit/workspace';
import type { Done } from '@site/shared/http/deployment-progress';
import { bucketClient } from '@site/shared/node/bucket/bucket-client';
import type { Release } from '@site/shared/node/release';
import { temporaryFolderOfFile } from '@site/shared/node/testing/temporary-folder';
import { seededRandom } from '@site/shared/weave/random';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { snapshotFaults } from '../support/check-snapshot';
import { killAll, type RunningProgram, startReplica, startService } from '../support/running-program';
import { commandsOn, copySite, filesIn } from '../support/site-copy';
import { teamBuilds } from '../support/team-builds';
import { addTeamKey } from '../support/team-key';

/**
 * The number of releases and rollbacks: `BUCKET_RELEASES=200 npx vitest run --root e2e/releases two-services`. BUCKET_SEED
 * changes which, and the moments of the kills.
 */
const wanted = Number(process.env.BUCKET_RELEASES ?? 3);
const seed = process.env.BUCKET_SEED ?? 'one';

/** Longer than the retries of a bucket, and than a service takes to detect another one's unfinished deployment. */
const patienceMs = 150_000;

const bucket = await startS3Server({
  publicKeys: ['prod/current.json', 'prod/snapshots/', 'prod/releases/'],
});
const { port: bucketPort } = new URL(bucket.endpoint);
const address = { bucket: 'site', prefix: 'prod', endpoint: bucket.endpoint, region: 'us-east-1' };
const store = bucketStore(
  bucketClient(address, async () => testCredentials),
  'prod',
);
const site = await copySite();
const top = await temporaryFolderOfFile();

/** A release service with its own disk, which reaches the bucket under its own host name. */
interface Service {
  host: string;
  folder: string;
  port: number;
  running: RunningProgram;
  kills: number;
}

interface Team {
  app: string;
  clients: ServiceClient[];
  /** The release that is deployed at first, and another one. */
  releases: { release: Release; folder: string }[];
}

const services: Service[] = [];
const replicas: { program: RunningProgram; folder: string }[] = [];
const teams: Team[] = [];
const quiet = { LOG_LEVEL: 'error', DELIVERY_LOG_LEVEL: 'fatal' };

const credentials = {
  AWS_ACCESS_KEY_ID: testCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: testCredentials.secretAccessKey,
};
const bucketSettings = (host: string) => ({
  SITE_STORE: `s3://site/prod?endpoint=http://${host}:${bucketPort}`,
  ...credentials,
});

const startOn = (folder: string, host: string, port: number) =>
  startService(folder, {
    ...quiet,
    DELIVERY_PORT: String(port),
    DELIVERY_RATE_LIMIT: '1000000',
    ...bucketSettings(host),
  });

async function addService(folder: string, host: string): Promise<void> {
  const port = await freePort();
  services.push({ host, folder, port, running: await startOn(folder, host, port), kills: 0 });
}

async function addReplica(
  name: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<(typeof replicas)[number]> {
  const folder = join(top, name);
  const program = await startReplica(`${bucket.endpoint}/site/prod`, folder, { ...quiet, ...settings });
  const replica = { program, folder: join(folder, 'site') };
  replicas.push(replica);
  return replica;
}

beforeAll(async () => {
  const keys = new Map<string, string>();
  for (const app of Object.keys(teamBuilds))
    keys.set(app, await addTeamKey(site, { name: app, apps: [app], may: 'store,activate' }));
  // The first one copies its folder into the bucket, the second one starts with an empty disk.
  await addService(site.folder, '127.0.0.1');
  await addService(join(top, 'second'), 'localhost');
  for (const [app, build] of Object.entries(teamBuilds))
    teams.push(await makeTeam(app, keys.get(app) ?? '', await build()));
  await addReplica('one');
  await addReplica('other');
}, 600_000);
afterAll(async () => {
  await killAll();
  await bucket.goAway();
  await site.remove();
});

async function makeTeam(app: string, key: string, changed: string): Promise<Team> {
  vi.stubEnv('DELIVERY_KEY', key);
  const releases = [];
  for (const [index, dist] of [join(root, app, 'dist'), changed].entries()) {
    const folder = join(top, 'packed', app, String(index));
    // Compressing the files of every app again would take longer than a deployment.
    const reused = await reuseFiles(app, folder);
    const staged = await stageRelease({ app, packageVersion: '1.0.0', dist }, folder, reused);
    releases.push({ release: await completeRelease(staged, folder, reused), folder });
  }
  const clients = [];
  for (const { port } of services) clients.push(await connectToService(`http://127.0.0.1:${port}`));
  return { app, clients, releases };
}

async function kill(service: Service): Promise<void> {
  await service.running.kill();
  service.kills += 1;
  service.running = await startOn(service.folder, service.host, service.port);
}

async function readLog(): Promise<Entry[]> {
  const newest = await readNewest(store);
  const entries: Entry[] = [];
  for (let n = 1; n <= (newest?.head.n ?? 0); n += 1) {
    const read = await readEntry(store, n);
    if (read) entries.push(read.entry);
  }
  return entries;
}

const live = async (service: Service | undefined) =>
  (await fetch(`http://127.0.0.1:${service?.port}/live`)).json();
const pointer = async () => JSON.parse((await store.read('current.json'))?.toString() ?? '{}');
const snapshotOf = async (folder: string) => basename(await readlink(join(folder, 'current')));

/** Waits until a folder has the complete snapshot of the newest entry. */
async function serves(folder: string): Promise<void> {
  const newest = await readNewest(store);
  await vi.waitFor(async () => expect(await snapshotOf(folder)).toBe(newest?.entry.snapshot), {
    timeout: patienceMs,
    interval: 100,
  });
  expect(await snapshotFaults(folder)).toEqual([]);
}

/** A killed service is restarted within seconds. */
async function isBack({ port }: Service): Promise<void> {
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/livez`), { timeout: patienceMs, interval: 200 });
}

async function release({ clients, releases }: Team, app: string, at: number, which: number): Promise<Done> {
  const [client, packed] = [clients[at], releases[which]];
  if (!client || !packed) throw new Error(`There is no service ${at}, or no release ${which} of ${app}.`);
  await client.store(packed.release, packed.folder);
  return client.release(app, { version: packed.release.version, verdict: 'untested' }, () => undefined);
}

/** Responses that wait for it are sent after `letGo`. */
function holdBack(): { held: Promise<void>; letGo: () => void } {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { held, letGo };
}

function teamOf(app: string): Team {
  const team = teams.find((each) => each.app === app);
  if (!team) throw new Error(`There is no team ${app}.`);
  return team;
}

test('a service that starts with an empty disk has the deployed snapshot, and either deploys on top of the other', async () => {
  const [first, second] = services;
  expect(await live(second)).toEqual(await live(first));
  const before = (await readLog()).length;
  const careers = await release(teamOf('mf-careers'), 'mf-careers', 0, 1);
  const blog = await release(teamOf('mf-blog-projects'), 'mf-blog-projects', 1, 1);
  expect([careers.log?.n, blog.log?.n]).toEqual([before + 1, before + 2]);
  expect(await live(first)).toEqual(await live(second));
  expect((await readLog()).at(-1)?.apps).toMatchObject({
    'mf-careers': { version: careers.version },
    'mf-blog-projects': { version: blog.version },
  });
  for (const { folder } of replicas) await serves(folder);
}, 300_000);

test('a mount that the operator adds next to one service reaches the other one and the replicas', async () => {
  const [first, second] = services;
  for (const [name, value] of Object.entries(bucketSettings('localhost'))) vi.stubEnv(name, value);
  const command = commandsOn(second?.folder ?? '');
  const { code, output } = await command('delivery', 'mounts', 'add', 'mf-events', '/events');
  expect([output, code]).toEqual([expect.stringContaining('/events belongs to mf-events'), 0]);
  for (const { folder } of replicas)
    await vi.waitFor(
      async () => {
        const record = await readFile(join(folder, 'current/releases.json'), 'utf8');
        expect(JSON.parse(record).microFrontends.shell[0].extras.mounts).toHaveProperty(
          ['/events'],
          'mf-events',
        );
      },
      { timeout: patienceMs, interval: 100 },
    );
  // The other service deploys on top of it.
  expect((await live(first)).entry).toBe((await readNewest(store))?.head.n);
}, 300_000);

test('when two deploy at once, one composes again on top of the other', async () => {
  const before = (await readLog()).length;
  const [careers, contact] = await Promise.all([
    release(teamOf('mf-careers'), 'mf-careers', 0, 0).catch((problem: Error) => problem),
    release(teamOf('mf-contact'), 'mf-contact', 1, 1),
  ]);
  // The further path of careers must not disappear by itself.
  expect(String(careers)).toMatch(/would vanish/);
  expect(contact.log?.n).toBe(before + 1);
  const both = await Promise.all([
    release(teamOf('mf-contact'), 'mf-contact', 0, 0),
    release(teamOf('mf-blog-projects'), 'mf-blog-projects', 1, 0),
  ]);
  expect(new Set(both.map(({ log }) => log?.n))).toEqual(new Set([before + 2, before + 3]));
  expect(await verifyLog(store)).toEqual([]);
}, 300_000);

test('when two deploy one app at once, one is refused with a message, or both deploy one after the other', async () => {
  const team = teamOf('mf-contact');
  const before = (await readLog()).length;
  const outcomes = await Promise.allSettled([
    release(team, 'mf-contact', 0, 1),
    team.clients[1]?.rollback('mf-contact', {}, () => undefined),
  ]);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  for (const outcome of refused)
    expect(String(outcome.status === 'rejected' && outcome.reason)).toMatch(/was deployed by mf-contact at/);
  const changed = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect((await readLog()).length).toBeLessThanOrEqual(before + changed);
  expect(await verifyLog(store)).toEqual([]);
}, 300_000);

test('a deployment whose service is killed between entry and pointer is valid: the other one writes the pointer', async () => {
  const [first] = services;
  const before = (await readLog()).length;
  let killed: Promise<void> | undefined;
  // The other service notices the missing pointer, too: until the test has read it, it can't write it.
  bucket.watch.onRequest = ({ method, key, host }) => {
    if (method !== 'PUT' || key !== 'prod/current.json') return undefined;
    if (host.startsWith('127.0.0.1')) killed ??= first?.running.kill();
    return 'close';
  };
  const [current] = [(await readNewest(store))?.entry.apps['mf-contact']?.version];
  const team = teamOf('mf-contact');
  const other = team.releases.findIndex(({ release: { version } }) => version !== current);
  await expect(release(team, 'mf-contact', 0, other)).rejects.toThrow();
  await killed;
  expect(await readLog()).toHaveLength(before + 1);
  expect((await pointer()).n).toBe(before);
  bucket.watch.onRequest = undefined;
  await vi.waitFor(async () => expect((await pointer()).n).toBe(before + 1), {
    timeout: patienceMs,
    interval: 200,
  });
  for (const { folder } of replicas) await serves(folder);
  if (first) await kill(first);
}, 300_000);

test('a bucket that is down for some seconds delays a deployment, and nothing is half deployed', async () => {
  const before = (await readLog()).length;
  const team = teamOf('mf-careers');
  let back: Promise<unknown> | undefined;
  bucket.watch.onRequest = ({ method, key }) => {
    if (method !== 'PUT' || !key.startsWith('prod/snapshots/')) return undefined;
    bucket.watch.onRequest = undefined;
    back = bucket
      .goAway()
      .then(() => setTimeout(3000))
      .then(bucket.comeBack);
    return 'close';
  };
  const current = (await readNewest(store))?.entry.apps['mf-careers']?.version;
  const isFirst = team.releases[0]?.release.version === current;
  const done = isFirst
    ? await release(team, 'mf-careers', 1, 1)
    : await team.clients[1]?.rollback('mf-careers', {}, () => undefined);
  await back;
  expect(done?.log?.n).toBe(before + 1);
  expect(await verifyLog(store)).toEqual([]);
  for (const { folder } of replicas) await serves(folder);
}, 300_000);

test('a rollback does not wait for the slow upload of another team', async () => {
  const [shell, contact] = [teamOf('shell'), teamOf('mf-contact')];
  const [, next] = shell.releases;
  const back = (at: number) => contact.clients[at]?.rollback('mf-contact', {}, () => undefined);
  if ((await readNewest(store))?.entry.apps['mf-contact']?.path.length === 1)
    await release(contact, 'mf-contact', 0, 1);
  const { held, letGo } = holdBack();
  bucket.watch.onRequest = ({ method, key }) =>
    method === 'PUT' && key.startsWith(`prod/releases/shell/${next?.release.version}/`) ? held : undefined;
  let isStored = false;
  const storing = shell.clients[0]?.store(next?.release as Release, next?.folder ?? '').then(() => {
    isStored = true;
  });
  await vi.waitFor(() => expect(bucket.requests.join()).toContain(`${next?.release.version}`), {
    timeout: patienceMs,
  });
  expect((await back(0))?.action).toBe('rollback');
  expect(isStored).toBe(false);
  letGo();
  await storing;
  bucket.watch.onRequest = undefined;
}, 300_000);

test('a rollback waits for no release that is being composed, which is then composed again on top of it', async () => {
  const [blog, contact] = [teamOf('mf-blog-projects'), teamOf('mf-contact')];
  const newest = await readNewest(store);
  if (newest?.entry.apps['mf-contact']?.path.length === 1) await release(contact, 'mf-contact', 0, 1);
  const before = (await readLog()).length;
  const which = newest?.entry.apps['mf-blog-projects']?.version === blog.releases[0]?.release.version ? 1 : 0;
  let composed: string | undefined;
  const { held, letGo } = holdBack();
  bucket.watch.onRequest = ({ method, key }) => {
    const [, folder, name] = key.split('/');
    if (method !== 'PUT' || folder !== 'snapshots') return undefined;
    composed ??= name;
    return name === composed ? held : undefined;
  };
  const released = release(blog, 'mf-blog-projects', 0, which);
  await vi.waitFor(() => expect(composed).toBeDefined(), { timeout: patienceMs });
  const back = await contact.clients[0]?.rollback('mf-contact', {}, () => undefined);
  letGo();
  expect(back?.log?.n).toBe(before + 1);
  expect((await released).log?.n).toBe(before + 2);
  bucket.watch.onRequest = undefined;
  expect(await verifyLog(store)).toEqual([]);
}, 300_000);

test(`${wanted} releases by five teams, either service killed at random: each is in the log once or was refused, and replicas end with the last`, async () => {
  const done: Done[] = [];
  const first = (await readLog()).length;
  const random = seededRandom(`kills ${seed}`);
  const dying = new Set<Promise<void>>();
  const killSoon = (service: Service) => {
    const death = kill(service).finally(() => dying.delete(death));
    dying.add(death);
  };
  // Between entry and pointer.
  bucket.watch.onRequest = ({ method, key, host }) => {
    if (method !== 'PUT' || key !== 'prod/current.json' || random.int(0, 3) > 0) return undefined;
    const service = services.find((each) => host.startsWith(each.host));
    if (!service || dying.size > 0) return undefined;
    killSoon(service);
    return 'close';
  };
  const ending = new AbortController();
  const working = Promise.all(teams.map((team) => work(team, done, ending.signal)));
  const killing = killAtRandom(done, ending.signal, () => {
    const service = services[random.int(0, 1)];
    if (service && dying.size === 0) killSoon(service);
  });
  const [outcomes] = await Promise.all([
    working.finally(() => ending.abort()),
    killing.finally(() => ending.abort()),
  ]);
  bucket.watch.onRequest = undefined;
  await Promise.all(dying);
  console.log(
    `seed ${seed}: ${done.length} changes confirmed, ${outcomes.flat().length} attempts; killed: ${services.map(({ kills }) => kills).join(' and ')} times`,
  );
  const broken = /went away|terminated|fetch failed|being closed|does not answer|other side closed|ECONN/;
  const refused = /There is no release|would vanish|was deployed by/;
  const failed = outcomes.flat().filter((outcome) => outcome !== 'done' && !refused.test(outcome));
  expect(failed.filter((outcome) => !broken.test(outcome))).toEqual([]);

  expect(await verifyLog(store)).toEqual([]);
  const entries = (await readLog()).slice(first);
  // Each was confirmed, or its service was killed before it could confirm it.
  expect(entries.length).toBeGreaterThanOrEqual(done.length);
  expect(entries.length).toBeLessThanOrEqual(done.length + failed.length);
  for (const { log } of done) expect((await readEntry(store, log?.n ?? 0))?.head).toEqual(log);
  expect(new Set(done.map(({ log }) => log?.n)).size).toBe(done.length);
  // Each started from the result of the previous one.
  for (const [index, { changes }] of entries.entries())
    for (const { app, from } of changes)
      expect(from).toBe((await readEntry(store, first + index))?.entry.apps[app]?.version);
  for (const { folder } of replicas) await serves(folder);
  const [one, other] = replicas.map(({ folder }) => folder);
  expect(await servedFiles(one ?? '')).toEqual(await servedFiles(other ?? ''));
}, 7_200_000);

/** One team's changes until all teams have made enough; a change interrupted by a kill is repeated. */
async function work(team: Team, done: Done[], ending: AbortSignal): Promise<string[]> {
  const { app, clients } = team;
  const random = seededRandom(`${app} ${seed}`);
  const outcomes: string[] = [];
  while (done.length < wanted && !ending.aborted) {
    const at = random.int(0, 1);
    const next = random.pick<0 | 1 | 'back'>([0, 1, 'back']);
    const outcome = await (next === 'back'
      ? (clients[at] as ServiceClient).rollback(app, {}, () => undefined)
      : release(team, app, at, next)
    ).catch(({ message }: Error) => message);
    outcomes.push(typeof outcome === 'string' ? outcome : 'done');
    if (typeof outcome === 'string') for (const service of services) await isBack(service);
    else if (outcome.isChanged) done.push(outcome);
  }
  return outcomes;
}

/** Kills after every few changes, at a random moment of the next one. */
async function killAtRandom(done: Done[], ending: AbortSignal, killOne: () => void): Promise<void> {
  const random = seededRandom(`moments ${seed}`);
  while (!ending.aborted) {
    const enough = done.length + random.int(1, 4);
    while (done.length < enough && !ending.aborted) await setTimeout(50);
    await setTimeout(random.int(0, 5000), undefined, { signal: ending }).catch(() => undefined);
    if (!ending.aborted) killOne();
  }
}

/** The files of the deployed snapshot. */
async function servedFiles(folder: string) {
  return filesIn(join(folder, 'snapshots', await snapshotOf(folder)));
}

test('with all release machines off, web servers serve, and a new one starts from the bucket only', async () => {
  for (const { running } of services) await running.kill();
  const { program, folder } = await addReplica('new', {
    ...credentials,
    SITE_MAPS_FROM: `s3://site/prod?endpoint=${bucket.endpoint}`,
  });
  await serves(folder);
  expect((await fetch(`${program.address}/career`)).status).toBe(200);
  for (const replica of replicas) expect((await fetch(`${replica.program.address}/career`)).status).toBe(200);
  // Source maps are copied last, from the private prefix.
  await vi.waitFor(
    async () => {
      const files = Object.keys(await filesIn(join(folder, 'releases')));
      expect(files.filter((name) => name.includes('/maps/')).length).toBeGreaterThan(5);
    },
    { timeout: patienceMs, interval: 200 },
  );
}, 300_000);
