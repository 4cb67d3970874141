import { decide } from '@site/delivery/deploy/rollout/decide';
import { fetchObservations } from '@site/delivery/deploy/rollout/fetch-observations';
import { sampleCounts, sampleLimits } from '@site/delivery/testing/sample-reports';
import { freePort } from '@site/kit/testing/free-port';
import { type RunningSite, startSite } from '@site/kit/testing/running-site';
import { cohorts, type StageObservations, stageObservationsSchema } from '@site/shared/node/observations';
import { stageName } from '@site/shared/node/rollout';
import { addCounts, noCounts } from '@site/shared/node/sample-counts';
import { temporaryFolder } from '@site/shared/node/testing/temporary-folder';
import { reportsAddress } from '@site/shared/site-model/reports-address';
import { expect, onTestFinished, test, vi } from 'vitest';
import { composeSnapshot } from '../../api/src/testing/composed-site';
import { makePostgres } from '../../api/src/testing/programs/postgres-server';
import {
  beginSampleRollout,
  makeLive,
  openRollout,
  sampleProblem,
  sampleView,
} from '../../api/src/testing/reporting-app';

/** From browsers' reports to the decision about a rollout: reports, `GET /observations`, and the decision. */

const decideOn = (observed: StageObservations, share: number) =>
  decide({ stage: { share, leastMs: 0 }, elapsedMs: 1, isHeld: false, alpha: 0.005 }, observed, sampleLimits);

/** The canary's share in percent. */
const share = 25;

const canary = { release: '2.0.0', cookie: 'rollout=03' };
const stable = { release: '1.0.0', cookie: 'rollout=70' };

const viewsOf = (release: string, views: number, failed: number) =>
  Array.from({ length: views }, (_, view) => ({
    ...sampleView,
    release,
    problems: view < failed ? [sampleProblem] : [],
  }));

/** A stage with this share of visitors, in which they reported this many views of the canary. */
function honest(share: number, views: number, failed: number): StageObservations {
  const ofStable = Math.round((views * (100 - share)) / share);
  return {
    stable: sampleCounts(ofStable, { failed: Math.round(ofStable / 100), lcp: 1800 }),
    canary: sampleCounts(views, { failed, lcp: 1800 }),
    carried: noCounts(),
  };
}

function sum(one: StageObservations, other: StageObservations): StageObservations {
  const both = structuredClone(one);
  for (const cohort of cohorts) addCounts(both[cohort], other[cohort]);
  return both;
}

test('12,000 invented samples of one address, good or failing, of either release, change no decision', async () => {
  const { post, stage, siteDirectory } = await openRollout();
  for (const [share, side, failed] of [
    [10, canary, 0],
    [20, canary, 20],
    [25, stable, 0],
    [50, stable, 20],
  ] as const) {
    await beginSampleRollout(siteDirectory, { share });
    for (let report = 0; report < 150; report += 1)
      await post({ views: viewsOf(side.release, 20, failed) }, { cookie: side.cookie });
    const invented = await stage(`1/${share}`);
    expect(invented.stable.views + invented.canary.views).toBeGreaterThan(0);
    for (const [action, observed] of [
      ['promote', honest(share, 400, 4)],
      ['abort', honest(share, 400, 80)],
      ['hold', honest(share, 99, 1)],
    ] as const) {
      expect(decideOn(observed, share).action).toBe(action);
      expect(decideOn(sum(observed, invented), share).action, `${share} %`).toBe(action);
    }
  }
});

test('three servers share their counts, one of them down for a while; together they abort a stage that no single one would', async () => {
  const siteDirectory = await temporaryFolder();
  await composeSnapshot(siteDirectory, '1');
  await makeLive(siteDirectory, '1.0.0');
  await beginSampleRollout(siteDirectory, { share });
  const postgres = await makePostgres({ durable: false });
  const running = new Set<RunningSite>();
  onTestFinished(async () => {
    await Promise.all([...running].map(({ stop }) => stop()));
    await postgres.remove();
  });
  const start = async () => {
    const port = await freePort();
    const server = await startSite(siteDirectory, {
      HOST: '127.0.0.1',
      DATABASE_URL: postgres.url('postgres'),
      METRICS_PORT: String(port),
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'silent',
    });
    running.add(server);
    return { server, metrics: `http://127.0.0.1:${port}` };
  };
  const first = await start();
  const [second, third] = await Promise.all([start(), start()]);
  let visitors = 0;
  /** Twenty visitors, five of them with the canary, each with an error in one of five views. */
  const report = async ({ server }: { server: RunningSite }) => {
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const { release, cookie } = visitor < 5 ? canary : stable;
      const views = viewsOf(release, 5, visitor < 5 ? 1 : 0);
      const { status } = await fetch(server.address + reportsAddress, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': `192.0.2.${visitors++}` },
        body: JSON.stringify({ views }),
      });
      expect(status).toBe(204);
    }
  };
  const stage = stageName({ id: '1', share });
  const observed = ({ metrics }: { metrics: string }) =>
    fetchObservations(metrics, { stage }, stageObservationsSchema);

  await report(third);
  expect(decideOn(await observed(third), share).action).toBe('hold');
  running.delete(third.server);
  await third.server.stop();
  await report(first);
  await report(second);
  const back = await start();
  await report(back);
  await vi.waitFor(
    async () => {
      const { canary, stable } = await observed(first);
      expect([canary.views, canary.failed, stable.views]).toEqual([100, 20, 300]);
    },
    { timeout: 60_000 },
  );
  for (const each of [first, second, back])
    expect(decideOn(await observed(each), share).action).toBe('abort');
});
