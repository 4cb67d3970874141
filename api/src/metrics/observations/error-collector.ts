import { createHash } from 'node:crypto';
import type { ObservedError } from '@site/shared/node/observations';
import type { StackResolver } from '@site/shared/node/source-maps/resolve-stack';
import type { ReportedProblem } from '@site/shared/site-model/visit-report';
import type { FastifyBaseLogger } from 'fastify';
import type { Place } from '../reports/known-places';
import { createClientCaps } from './client-caps';
import { hourOf } from './slots';

export type ReportedError = Omit<ReportedProblem, 'count'>;

interface Collected {
  address: string;
  place: Place;
  error: ReportedError;
  times: number;
  /** The deployed releases, as `app/version`. */
  releases: ReadonlySet<string>;
}

/** New errors in an hour: for each client, so that an attacker can't hide real ones, and for each app. */
const maxPerClient = 5;
const maxPerApp = 100;

/** Source maps are read for this many positions of a stack: each takes up to a tenth of a second. */
const resolvedPlaces = 3;

/**
 * Collects errors of deployed releases: each is logged once an hour and stored, with its position in the sources. The
 * position is looked up after the report was answered, for one error at a time.
 * @param store undefined when no metrics are read
 */
export function createErrorCollector(
  resolve: StackResolver,
  log: FastifyBaseLogger,
  store: (error: ObservedError) => void = () => {},
  now = () => new Date(),
) {
  const clients = createClientCaps({ errors: maxPerClient });
  let hour = '';
  let known = new Set<string>();
  let ofApp = new Map<string, number>();
  let working = Promise.resolve();

  function isAdmitted(id: string, app: string, address: string): boolean {
    const found = ofApp.get(app) ?? 0;
    if (found >= maxPerApp || !clients.admit(address, hour, ['errors'])) return false;
    ofApp.set(app, found + 1);
    known.add(id);
    return true;
  }

  async function resolveAndKeep(
    observed: ObservedError,
    { place, error, releases }: Pick<Collected, 'place' | 'error' | 'releases'>,
  ): Promise<void> {
    const { stack: resolved, line = '' } = await resolve(error.stack.slice(0, resolvedPlaces), releases);
    const stack = [...resolved, ...error.stack.slice(resolvedPlaces)];
    store({ ...observed, stack, line });
    log.warn({ problem: { ...place, ...error, stack, line } }, 'browsers report a new error');
  }

  return {
    collect({ address, place, error, times, releases }: Collected): void {
      const { app, release, pattern } = place;
      // Errors of other releases were invented, or are outdated.
      if (!releases.has(`${app}/${release}`)) return;
      const time = hourOf(now());
      if (time !== hour) {
        hour = time;
        known = new Set();
        ofApp = new Map();
      }
      const { kind, name, message, stack } = error;
      const id = idOf([app, release, pattern, kind, name, stack[0] ?? message]);
      const counted = { id, app, release, pattern, kind, name, message, stack, count: times };
      const observed: ObservedError = { ...counted, line: '', first: hour, last: hour };
      if (known.has(id)) store(observed);
      else if (isAdmitted(id, app, address))
        working = working.then(() => resolveAndKeep(observed, { place, error, releases }));
    },
  };
}

const idOf = (parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
