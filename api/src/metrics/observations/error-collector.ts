import { createHash } from 'node:crypto';
import type { ObservedError } from '@site/shared/node/observations';
import type { StackResolver } from '@site/shared/node/source-maps/resolve-stack';
import type { ReportedProblem } from '@site/shared/site-model/visit-report';
import type { FastifyBaseLogger } from 'fastify';
import type { Place } from '../reports/known-places';
import { createClientCaps } from './client-caps';
import { slotOf } from './slots';

export type ReportedError = Omit<ReportedProblem, 'count'>;

export interface CollectedError {
  /** Of the client. */
  address: string;
  place: Place;
  error: ReportedError;
  times: number;
  /** The deployed releases, as `app/version`. */
  releases: ReadonlySet<string>;
}

/** The most new errors, and reports of known ones, in an hour. More from one client or network could hide real errors. */
const clientLimits = {
  perClient: { errors: 5, reports: 20 },
  perNetwork: { errors: 15, reports: 60 },
};
const maxPerApp = 100;

/** The positions of a stack that are looked up in source maps. Each takes up to 100 ms. */
const resolvedPlaces = 3;

/**
 * Makes a function that collects errors of deployed releases: each is logged once an hour and stored, with its position in
 * the sources. The position is looked up after the report was answered, for one error at a time.
 * @param store undefined when no metrics are read
 */
export function createErrorCollector(
  resolve: StackResolver,
  log: FastifyBaseLogger,
  store: (error: ObservedError) => void = () => {},
) {
  const admit = createClientCaps(clientLimits);
  let hour = '';
  /** The errors of this hour by app and ID; undefined after the lookup of its position. */
  let known = new Map<string, Map<string, ObservedError | undefined>>();
  let working = Promise.resolve();

  return ({ address, place, error, times, releases }: CollectedError): void => {
    const { app, release, pattern } = place;
    // Errors of other releases were invented, or are outdated.
    if (!releases.has(`${app}/${release}`)) return;
    const time = slotOf('hour', new Date());
    if (time !== hour) known = new Map();
    hour = time;
    const { kind, name, message, stack } = error;
    const id = idOf([app, release, pattern, kind, name, stack[0] ?? message]);
    const seen = { count: times, first: hour, last: hour };
    const observed: ObservedError = { id, app, release, pattern, ...error, line: '', ...seen };
    const ofApp = known.get(app) ?? new Map<string, ObservedError | undefined>();
    known.set(app, ofApp);
    if (ofApp.has(id)) {
      if (!admit(address, hour, ['reports'])) return;
      const waiting = ofApp.get(id);
      // The first stack is kept. Counted instead of queued: a lookup may take long, and anyone may report.
      if (waiting) waiting.count += times;
      else store(observed);
      return;
    }
    if (ofApp.size >= maxPerApp || !admit(address, hour, ['errors'])) return;
    ofApp.set(id, observed);
    const resolveAndStore = async () => {
      const looking = resolve(stack.slice(0, resolvedPlaces), releases);
      const { stack: resolved, line = '' } = await looking.finally(() => ofApp.set(id, undefined));
      const found = { stack: [...resolved, ...stack.slice(resolvedPlaces)], line };
      store({ ...observed, ...found });
      log.warn({ problem: { ...place, ...error, ...found } }, 'browsers report a new error');
    };
    working = working
      .then(resolveAndStore)
      .catch((problem: unknown) => log.error({ err: problem }, 'a reported error could not be stored'));
  };
}

const idOf = (parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
