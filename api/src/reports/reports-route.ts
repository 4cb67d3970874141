import { clientLimits } from '@site/shared/contracts/observations';
import { reportsAddress } from '@site/shared/contracts/reports-address';
import { stageName } from '@site/shared/contracts/rollout';
import { type ReportedView, visitReportSchema } from '@site/shared/contracts/visit-report';
import { createStackResolver, thrownBy } from '@site/shared/source-maps/resolve-stack';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limitEachClient, timeWindow } from '../http/forms/guard-forms';
import { readJsonStrictly } from '../http/forms/json-body';
import { refuseForeignPages } from '../http/forms/same-site';
import { refuseOtherMethods } from '../http/problems/method-not-allowed';
import { sendProblem } from '../http/problems/problem';
import { Refusal } from '../http/problems/refusal';
import { createClientCaps } from '../observations/client-caps';
import { cohortOf } from '../observations/cohort';
import { createErrorCollector, type ReportedError } from '../observations/error-collector';
import type { Observations, StagePlace } from '../observations/observations';
import { type WatchedRollout, watchRollout } from '../site/rollout/served-rollout';
import { visitorNumber } from '../site/rollout/visitor-number';
import { type KnownPlaces, type Place, placeOf, watchKnownPlaces } from './known-places';
import { readBlockedShell, violationsSchema } from './violation';

export interface ReportsParts {
  siteDirectory: string;
  allowedOrigins: string[];
  /** Left out where no metrics are read. */
  observations?: Observations | undefined;
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
  const { siteDirectory, observations } = parts;
  const readRollout = watchRollout(siteDirectory);
  const knownPlaces = watchKnownPlaces(siteDirectory, readRollout, () => observations?.metrics.reset());
  const errors = createErrorCollector(createStackResolver(siteDirectory), app.log, observations?.addError);
  const samplesOf = createClientCaps(clientLimits);
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
    observations?.metrics.countReport(statusCode < 300 ? 'taken' : 'refused'),
  );

  app.post(
    reportsAddress,
    { bodyLimit: largestReportBytes, config: { refusals } },
    async (request, reply) => {
      const isBrowsers = request.headers['content-type']?.startsWith('application/reports+json');
      const taken = await (isBrowsers ? takeViolations(request) : takeVisit(request));
      return taken ? reply.code(204).send() : sendProblem(reply, 422, unusable);
    },
  );
  refuseOtherMethods(app, reportsAddress, ['POST']);

  async function takeVisit(request: FastifyRequest): Promise<boolean> {
    const { success, output } = v.safeParse(visitReportSchema, request.body);
    if (!success) return false;
    const [known, rollout] = await Promise.all([knownPlaces(), readRollout()]);
    for (const view of output.views) {
      const place = placeOf(view, known);
      observations?.countView(place, view, rollout && stagePlaceOf(request, rollout, view, output.shell));
      for (const { count, ...problem } of view.problems) {
        // That a remote did not load is thrown by the shell.
        const culprit = problem.kind === 'remote' ? undefined : thrownBy(problem.stack, known.releases);
        takeError(request, { ...place, ...culprit }, problem, count, known);
      }
    }
    return true;
  }

  /** Undefined for visitors without a bucket, who get what is stable, and beyond what one client may add to a stage. */
  function stagePlaceOf(
    request: FastifyRequest,
    rollout: WatchedRollout,
    view: ReportedView,
    shell: string,
  ): StagePlace | undefined {
    const bucket = visitorNumber(request);
    const cohort = bucket === undefined ? undefined : cohortOf(rollout, view, shell, Number(bucket));
    if (!cohort) return undefined;
    const stage = stageName(rollout);
    const kinds = view.problems.length > 0 ? (['samples', 'failed'] as const) : (['samples'] as const);
    return samplesOf.admit(request.ip, stage, [...kinds]) ? { stage, cohort } : undefined;
  }

  function takeError(
    { ip: address }: FastifyRequest,
    place: Place,
    error: ReportedError,
    times: number,
    { releases }: KnownPlaces,
  ) {
    observations?.metrics.countProblem(place, error.kind, times);
    errors.collect({ address, place, error, times, releases });
  }

  /** A browser sends them by itself. */
  async function takeViolations(request: FastifyRequest): Promise<boolean> {
    const { success, output } = v.safeParse(violationsSchema, request.body);
    if (!success) return false;
    const known = await knownPlaces();
    for (const report of output) {
      const blocked = readBlockedShell(report);
      if (!blocked) continue;
      const { release, path, problem } = blocked;
      const place = placeOf({ app: 'shell', release, pattern: path, device: 'other' }, known);
      takeError(request, place, problem, 1, known);
    }
    return true;
  }
}
