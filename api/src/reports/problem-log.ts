import type { ReportedProblem } from '@site/shared/contracts/visit-report';
import type { StackResolver } from '@site/shared/source-maps/resolve-stack';
import type { FastifyBaseLogger } from 'fastify';
import type { KnownPlaces, Place } from './known-places';

export type Problem = Omit<ReportedProblem, 'count'>;

/** Beyond it the oldest is forgotten, and would be logged again. */
const maxRemembered = 1000;

/** A flood of invented errors must not fill the log. */
const maxLinesPerMinute = 20;

/**
 * Makes a function that logs each problem once for each release, with its place in the sources.
 */
export function createProblemLog(resolve: StackResolver, log: FastifyBaseLogger) {
  const remembered = new Set<string>();
  let minute = { begin: Number.NEGATIVE_INFINITY, lines: 0 };

  function isNew(key: string): boolean {
    if (remembered.has(key)) return false;
    const now = performance.now();
    if (now - minute.begin > 60_000) minute = { begin: now, lines: 0 };
    // Not remembered: it is logged when it comes again later.
    if (minute.lines >= maxLinesPerMinute) return false;
    minute.lines++;
    remembered.add(key);
    const [oldest] = remembered;
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
    return true;
  }

  return async (place: Place, problem: Problem, known: KnownPlaces): Promise<void> => {
    const { kind, name, message, stack } = problem;
    if (!isNew(JSON.stringify([place.app, place.release, kind, name, stack[0] ?? message]))) return;
    const resolved = await resolve(stack, known.releases);
    log.warn({ problem: { ...place, kind, name, message, ...resolved } }, 'browsers report a new problem');
  };
}
