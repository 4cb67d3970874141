import { type Cohort, clientLimits } from '@site/shared/node/observations';
import { stageName } from '@site/shared/node/rollout';
import { createStackResolver, thrownBy } from '@site/shared/node/source-maps/resolve-stack';
import { type ReportedView, visitReportSchema } from '@site/shared/site-model/visit-report';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type WatchedRollout, watchRollout } from '../../site/rollout/served-rollout';
import { visitorBucket } from '../../site/rollout/visitor-bucket';
import { createClientCaps } from '../observations/client-caps';
import { type CollectedError, createErrorCollector } from '../observations/error-collector';
import type { Observations, StagePlace } from '../observations/observations';
import { createVisitCounter } from '../visits/visit-counter';
import { placeOf, watchKnownPlaces } from './known-places';
import { readBlockedShell, violationsSchema } from './violation';

/** An error that repeats in one view, and an invented count, weigh no more than this. */
const maxPerReport = 10;

/**
 * Counts the samples of pages, and browsers' reports about violations of the security policy.
 * @returns functions that count those of a request; they resolve with false when its body is invalid
 */
export function createReportTaker(
  siteDirectory: string,
  observations: Observations | undefined,
  log: FastifyBaseLogger,
) {
  const readRollout = watchRollout(siteDirectory);
  const knownPlaces = watchKnownPlaces(siteDirectory, readRollout, () => observations?.metrics.reset());
  const collectError = createErrorCollector(createStackResolver(siteDirectory), log, observations?.addError);
  // No more for a network: a decision disregards what three clients can add, which may be one network on three servers.
  const admitSamples = createClientCaps({ perClient: clientLimits, perNetwork: clientLimits });
  const countVisit = observations && createVisitCounter(observations.addVisit);

  return { takeVisit, takeViolations };

  async function takeVisit(request: FastifyRequest): Promise<boolean> {
    const { success, output } = v.safeParse(visitReportSchema, request.body);
    if (!success) return false;
    const [known, rollout] = await Promise.all([knownPlaces(), readRollout()]);
    const { releases } = known;
    countVisit?.(request, output, known);
    for (const view of output.views) {
      const place = placeOf(view, known);
      observations?.countView(place, view, rollout && stagePlaceOf(request, rollout, view, output.shell));
      for (const { count, ...error } of view.problems) {
        // Load failures are thrown by the shell, not the remote.
        const culprit = error.kind === 'remote' ? undefined : thrownBy(error.stack, releases);
        const times = Math.min(count, maxPerReport);
        takeError({ address: request.ip, place: { ...place, ...culprit }, error, times, releases });
      }
    }
    return true;
  }

  /** Undefined for visitors without a bucket, who get the stable release, and beyond the limits of one client. */
  function stagePlaceOf(
    request: FastifyRequest,
    rollout: WatchedRollout,
    view: ReportedView,
    shell: string,
  ): StagePlace | undefined {
    const bucket = visitorBucket(request);
    const cohort = bucket === undefined ? undefined : cohortOf(rollout, view, shell, Number(bucket));
    if (!cohort) return undefined;
    const stage = stageName(rollout);
    const kinds: (keyof typeof clientLimits)[] = ['samples'];
    if (view.problems.length > 0) kinds.push('failed');
    return admitSamples(request.ip, stage, kinds) ? { stage, cohort } : undefined;
  }

  function takeError(collected: CollectedError): void {
    const { place, error, times } = collected;
    observations?.metrics.countProblem(place, error.kind, times);
    collectError(collected);
  }

  /** Violations of the security policy, which the browser reports by itself. */
  async function takeViolations(request: FastifyRequest): Promise<boolean> {
    const { success, output } = v.safeParse(violationsSchema, request.body);
    if (!success) return false;
    const known = await knownPlaces();
    for (const report of output) {
      const blocked = readBlockedShell(report);
      if (!blocked) continue;
      const { release, path, error } = blocked;
      const place = placeOf({ app: 'shell', release, pattern: path, device: 'other' }, known);
      takeError({ address: request.ip, place, error, times: 1, releases: known.releases });
    }
    return true;
  }
}

/**
 * The side of a rollout that a view belongs to.
 * @param shell the version of the shell that rendered it
 * @param bucket the visitor's bucket
 * @returns `carried` for the stable release in a bucket of the canary; undefined for the canary in any other bucket, and for
 * other apps and releases
 */
function cohortOf(
  { app, from, to, share }: WatchedRollout,
  view: ReportedView,
  shell: string,
  bucket: number,
): Cohort | undefined {
  const release = app === 'shell' ? shell : view.app === app ? view.release : undefined;
  const getsCanary = bucket < share;
  if (release === to) return getsCanary ? 'canary' : undefined;
  if (release === from) return getsCanary ? 'carried' : 'stable';
  return undefined;
}
