import { mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectToService, type ServiceClient } from '@site/kit/client/service-client';
import { completeRelease, stageRelease } from '@site/kit/release/stage-release';
import { freePort } from '@site/kit/testing/free-port';
import { root } from '@site/kit/workspace';
import type { Done } from '@site/shared/http/deployment-progress';
import type { Release } from '@site/shared/node/release';
import { seededRandom } from '@site/shared/weave/random';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { snapshotFaults } from '../support/check-snapshot';
import { killAll, type RunningProgram, startReplica, startService } from '../support/running-program';
import { copySite, filesIn } from '../support/site-copy';
import { teamBuilds } from '../support/team-builds';

/**
 * The number of releases and rollbacks: `SERVICE_RELEASES=200 npx vitest run --root e2e/releases five-teams-over-service`.
 * It takes some ten minutes, and is excluded from `npm test`, where `five-teams` tests the same without a service, and
 * `two-services` with services that are killed.
 */
const wanted = Number(process.env.SERVICE_RELEASES ?? 0);

const site = await copySite();
// The folder of the site is read when the modules are loaded.
vi.stubEnv('SITE_DIR', site.folder);
const { addKey } = await import('@site/delivery/service/identity/team-keys');
const { verifyLog } = await import('@site/delivery/deploy/log/verify-log');
const { siteStore } = await import('@site/delivery/registry/site-store/open-site-store');
const { readEntry } = await import('@site/delivery/deploy/log/read-log');

interface Team {
  app: string;
  service: ServiceClient;
  /** The release that is deployed at first, and another one. */
  releases: { release: Release; folder: string }[];
}

let folder: string;
let port: number;
let service: RunningProgram;
const replicas: { program: RunningProgram; folder: string }[] = [];
let teams: Team[];
/** Ignores an unreachable service. */
const quiet = { LOG_LEVEL: 'error' };
const address = () => `http://127.0.0.1:${port}`;

const start = () =>
  startService(site.folder, { DELIVERY_PORT: String(port), DELIVERY_RATE_LIMIT: '1000000' });

beforeAll(async () => {
  if (wanted === 0) return;
  folder = await mkdtemp(join(tmpdir(), 'five-teams-'));
  port = await freePort();
  service = await start();
  for (const name of ['one', 'other']) {
    const place = join(folder, name);
    const program = await startReplica(`${address()}/site`, place, quiet);
    replicas.push({ program, folder: place });
    await vi.waitFor(() => snapshotOf(join(place, 'site')), { timeout: 60_000 });
  }
  teams = [];
  for (const [app, build] of Object.entries(teamBuilds)) teams.push(await makeTeam(app, await build()));
}, 300_000);
afterAll(async () => {
  await killAll();
  await site.remove();
  if (folder) await rm(folder, { recursive: true });
});

async function makeTeam(app: string, changed: string): Promise<Team> {
  vi.stubEnv('DELIVERY_KEY', await addKey({ name: app, apps: [app], may: ['store', 'activate'], days: 1 }));
  const releases = [];
  for (const [index, dist] of [join(root, app, 'dist'), changed].entries()) {
    const place = join(folder, 'packed', app, String(index));
    const staged = await stageRelease({ app, packageVersion: '1.0.0', dist }, place);
    releases.push({ release: await completeRelease(staged, place), folder: place });
  }
  return { app, service: await connectToService(address()), releases };
}

test.runIf(wanted > 0)(
  `${wanted} releases by five teams at once, the service and its replicas killed throughout: every snapshot is complete, the log verifies and has every confirmed change, and replicas end with the same bytes`,
  async () => {
    const done: Done[] = [];
    const ending = new AbortController();
    const { signal } = ending;
    const working = Promise.all(teams.map((team) => work(team, done, signal)));
    const killing = Promise.all([
      killService(done, signal),
      ...replicas.map((each) => killReplica(each, signal)),
    ]);
    // The end or failure of one stops the other.
    const [outcomes, counts] = await Promise.all([
      working.finally(() => ending.abort()),
      killing.finally(() => ending.abort()),
    ] as const);
    console.log(
      `${done.length} changes confirmed, ${outcomes.flat().length} attempts; killed: the service ${counts[0]} times, replicas ${counts[1]} and ${counts[2]} times`,
    );
    const expected =
      /There is no release|would vanish|does not answer|went away|terminated|fetch failed|being closed/;
    expect(outcomes.flat().filter((outcome) => outcome !== 'done' && !expected.test(outcome))).toEqual([]);

    expect(await snapshotFaults(site.folder)).toEqual([]);
    expect(await verifyLog(siteStore().source)).toEqual([]);
    for (const { log } of done) expect((await readEntry(siteStore(), log?.n ?? 0))?.head).toEqual(log);
    const live = await snapshotOf(site.folder);
    for (const replica of replicas) {
      const place = join(replica.folder, 'site');
      await vi.waitFor(async () => expect(await snapshotOf(place)).toBe(live), { timeout: 60_000 });
      expect(await servedFiles(place)).toEqual(await servedFiles(site.folder));
      expect(await snapshotFaults(place)).toEqual([]);
    }
  },
  3_600_000,
);

/** One team's changes until all teams have made enough; a change interrupted by a kill is repeated. */
async function work(
  { app, service: client, releases }: Team,
  done: Done[],
  ending: AbortSignal,
): Promise<string[]> {
  const random = seededRandom(app);
  const outcomes: string[] = [];
  while (done.length < wanted && !ending.aborted) {
    const next = outcomes.length === 0 ? 1 : random.pick<0 | 1 | 'back'>([0, 1, 'back']);
    const outcome = await attempt(client, app, next === 'back' ? undefined : releases[next]).catch(
      (problem: Error) => problem.message,
    );
    outcomes.push(typeof outcome === 'string' ? outcome : 'done');
    if (typeof outcome === 'string') await untilItAnswers();
    else if (outcome.isChanged) done.push(outcome);
    expect(await snapshotFaults(site.folder)).toEqual([]);
  }
  return outcomes;
}

async function attempt(
  client: ServiceClient,
  app: string,
  packed: Team['releases'][number] | undefined,
): Promise<Done> {
  if (!packed) return client.rollback(app, {}, () => undefined);
  await client.store(packed.release, packed.folder);
  return client.release(app, { version: packed.release.version, verdict: 'untested' }, () => undefined);
}

/** The service is killed and restarted continually. */
const untilItAnswers = () =>
  vi.waitFor(() => fetch(`${address()}/livez`), { timeout: 60_000, interval: 200 });

/**
 * Kills the service after every few changes, at a random moment of the next one: with kills by time only, a busy machine
 * would finish no change in between.
 * @returns the number of kills
 */
async function killService(done: Done[], ending: AbortSignal): Promise<number> {
  const random = seededRandom('service');
  let count = 0;
  while (!ending.aborted) {
    const enough = done.length + random.int(1, 4);
    while (done.length < enough && !ending.aborted) await setTimeout(50);
    await setTimeout(random.int(0, 5000), undefined, { signal: ending }).catch(() => undefined);
    if (ending.aborted) return count;
    await service.kill();
    expect(await snapshotFaults(site.folder)).toEqual([]);
    service = await start();
    count += 1;
  }
  return count;
}

async function killReplica(replica: (typeof replicas)[number], ending: AbortSignal): Promise<number> {
  const random = seededRandom(replica.folder.at(-1) ?? '');
  let count = 0;
  while (!ending.aborted) {
    await setTimeout(random.int(500, 15_000), undefined, { signal: ending }).catch(() => undefined);
    if (ending.aborted) return count;
    await replica.program.kill();
    expect(await snapshotFaults(join(replica.folder, 'site'))).toEqual([]);
    replica.program = await startReplica(`${address()}/site`, replica.folder, quiet);
    count += 1;
  }
  return count;
}

const snapshotOf = async (place: string) => basename(await readlink(join(place, 'current')));

/** The files of the deployed snapshot. */
async function servedFiles(place: string) {
  return filesIn(join(place, 'snapshots', await snapshotOf(place)));
}
