import { reportsAddress } from '@site/shared/contracts/reports-address';
import { visitReportSchema } from '@site/shared/contracts/visit-report';
import { createStackResolver, thrownBy } from '@site/shared/source-maps/resolve-stack';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limitEachClient, timeWindow } from '../http/forms/guard-forms';
import { readJsonStrictly } from '../http/forms/json-body';
import { refuseForeignPages } from '../http/forms/same-site';
import { refuseOtherMethods } from '../http/problems/method-not-allowed';
import { sendProblem } from '../http/problems/problem';
import { Refusal } from '../http/problems/refusal';
import { watchRollout } from '../site/rollout/served-rollout';
import { visitorNumber } from '../site/rollout/visitor-number';
import { liveFolder } from '../site/snapshot';
import type { ReportHistory } from './history/report-history';
import { type KnownPlaces, type Place, placeOf, readKnownPlaces } from './known-places';
import { createProblemLog, type Problem } from './problem-log';
import type { ReportMetrics } from './report-metrics';
import type { RolloutCounts } from './rollout-counts';
import { readBlockedShell, violationsSchema } from './violation';

export interface ReportsParts {
  siteDirectory: string;
  allowedOrigins: string[];
  /** Left out where nobody reads metrics. */
  metrics?: ReportMetrics | undefined;
  history?: ReportHistory | undefined;
  rolloutCounts?: RolloutCounts | undefined;
}

const largestReportBytes = 16 * 1024;

/** A visit reports when it is left; an office of many visitors is one client. */
const maxPerClient = 600;
const maxTotal = 20_000;

const unusable = 'The report could not be used.';
const refusals = { 400: unusable, 413: unusable, 415: unusable };

/**
 * Takes the reports of browsers (requirements §10): counted on arrival, a new error is logged once. Counts alone are stored,
 * and nothing of a request but the report itself is looked at.
 */
export async function addReportsRoute(app: FastifyInstance, parts: ReportsParts) {
  const { siteDirectory, metrics, history, rolloutCounts } = parts;
  const readRollout = watchRollout(siteDirectory);
  const resolve = createStackResolver(siteDirectory);
  const logProblem = createProblemLog(resolve, app.log);
  app.addHook('onRequest', refuseForeignPages(parts.allowedOrigins));
  await limitEachClient(app, maxPerClient);
  const countAll = app.createRateLimit({ max: maxTotal, timeWindow, keyGenerator: () => 'all' });
  app.addHook('preParsing', async (request) => {
    const counted = await countAll(request);
    if (!counted.isAllowed && counted.isExceeded) throw new Refusal(429, 'Too many reports');
  });
  readJsonStrictly(app);
  app.addContentTypeParser(
    'application/reports+json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('remove', 'remove'),
  );
  app.addHook('onResponse', async (_, { statusCode }) =>
    metrics?.countReport(statusCode < 300 ? 'taken' : 'refused'),
  );

  app.post(
    reportsAddress,
    { bodyLimit: largestReportBytes, config: { refusals } },
    async (request, reply) => {
      const isBrowsers = request.headers['content-type']?.startsWith('application/reports+json');
      const taken = await (isBrowsers ? takeViolations(request.body) : takeVisit(request));
      return taken ? reply.code(204).send() : sendProblem(reply, 422, unusable);
    },
  );
  refuseOtherMethods(app, reportsAddress, ['POST']);

  async function takeVisit(request: FastifyRequest): Promise<boolean> {
    const { success, output } = v.safeParse(visitReportSchema, request.body);
    if (!success) return false;
    const known = await knownPlaces();
    // Those who have no number, to save data for instance, get what is stable and would be compared with all others.
    const isCompared = visitorNumber(request) !== undefined;
    for (const view of output.views) {
      if (isCompared) await rolloutCounts?.count(view, output.shell);
      const place = placeOf(view, known);
      metrics?.countView(place, view.vitals);
      history?.countView(place, view);
      for (const { count, ...problem } of view.problems) {
        // That a remote did not load is thrown by the shell.
        const culprit = problem.kind === 'remote' ? undefined : thrownBy(problem.stack, known.releases);
        await takeProblem({ ...place, ...culprit }, problem, count, known);
      }
    }
    return true;
  }

  async function takeProblem(place: Place, problem: Problem, times: number, known: KnownPlaces) {
    metrics?.countProblem(place, problem.kind, times);
    await history?.countProblem(place, problem, times, () => resolve(problem.stack, known.releases));
    // Anybody can invent an app.
    if (known.apps.has(place.app)) await logProblem(place, problem, known);
  }

  /** A browser sends them by itself. */
  async function takeViolations(body: unknown): Promise<boolean> {
    const { success, output } = v.safeParse(violationsSchema, body);
    if (!success) return false;
    const known = await knownPlaces();
    for (const report of output) {
      const blocked = readBlockedShell(report);
      if (!blocked) continue;
      const { release, path, problem } = blocked;
      const place = placeOf({ app: 'shell', release, pattern: path, device: 'other' }, known);
      await takeProblem(place, problem, 1, known);
    }
    return true;
  }

  let last: { key: string; known: KnownPlaces } | undefined;
  async function knownPlaces(): Promise<KnownPlaces> {
    const [live, rollout] = await Promise.all([liveFolder(siteDirectory), readRollout()]);
    const folders = [live, ...(rollout ? [rollout.folder] : [])];
    const key = folders.join('\n');
    if (last?.key === key) return last.known;
    const known = await readKnownPlaces(folders);
    if (last && ![...last.known.releases].every((release) => known.releases.has(release))) metrics?.reset();
    last = { key, known };
    return known;
  }
}
