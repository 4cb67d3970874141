import {
  keptWeeks,
  type VisitCounts,
  type VisitDimension,
  type VisitObservations,
  visitObservationsSchema,
} from '@site/shared/node/visit-observations';
import { weekBefore } from '@site/shared/node/week';
import { fetchObservations } from '../../../deploy/rollout/fetch-observations';
import { metricsError } from '../browser-metrics';

/** The selectable periods, in weeks. */
export const periods = [1, 4, keptWeeks];

/** The counts of a value in each week, the current one last; undefined before the first counts of the site. */
export interface Weekly {
  name: string;
  byWeek: (VisitCounts | undefined)[];
}

export interface VisitStatistics {
  /** The Mondays of the weeks. */
  weeks: string[];
  total: Weekly;
  /** The values of each dimension, the most frequent first. */
  valuesOf: (dimension: VisitDimension) => Weekly[];
  /** Why there are none; undefined if the web server has answered. */
  unavailable?: string;
}

/**
 * Queries a web server for the counts of visits.
 * @param server the URL of its METRICS_PORT
 */
export async function fetchVisits(server: string, now: Date): Promise<VisitStatistics> {
  try {
    const question = { visits: String(keptWeeks) };
    return visitStatistics(await fetchObservations(server, question, visitObservationsSchema), now);
  } catch (error) {
    return { ...visitStatistics({ weeks: [], rows: [] }, now), unavailable: metricsError(server, error) };
  }
}

/** The counts of each value in each week. */
export function visitStatistics({ weeks: totals, rows }: VisitObservations, now: Date): VisitStatistics {
  const weeks = Array.from({ length: keptWeeks }, (_, at) => weekBefore(now, keptWeeks - 1 - at));
  const first = totals[0]?.week;
  const weekly = (name: string, counted: VisitObservations['weeks']): Weekly => ({
    name,
    byWeek: weeks.map((week) => {
      if (first === undefined || week < first) return undefined;
      return counted.find((counts) => counts.week === week) ?? noVisits;
    }),
  });
  const valuesOf = (dimension: VisitDimension) => {
    const own = rows.filter((row) => row.dimension === dimension);
    return [...new Set(own.map(({ name }) => name))].map((name) =>
      weekly(
        name,
        own.filter((row) => row.name === name),
      ),
    );
  };
  return { weeks, total: weekly('All visits', totals), valuesOf };
}

const noVisits: VisitCounts = { visits: 0, views: 0, enquiries: 0 };

/** The sum of the last weeks. */
export function sumOfLast(weeks: number, { byWeek }: Weekly): VisitCounts {
  const sum = { ...noVisits };
  for (const counts of byWeek.slice(-weeks)) {
    sum.visits += counts?.visits ?? 0;
    sum.views += counts?.views ?? 0;
    sum.enquiries += counts?.enquiries ?? 0;
  }
  return sum;
}

/** Enquiries per hundred views; undefined without a view. */
export function enquiryRate({ views, enquiries }: VisitCounts): number | undefined {
  return views === 0 ? undefined : (100 * enquiries) / views;
}
