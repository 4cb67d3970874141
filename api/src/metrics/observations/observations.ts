import type { ObservedError } from '@site/shared/node/observations';
import { bucketOf, vitals } from '@site/shared/node/sample-counts';
import { type CountColumn, countColumns } from '../../enquiries/storage/count-columns';
import type { Database, ObservationKey } from '../../enquiries/storage/tables';
import type { Place } from '../reports/known-places';
import { beginsView, type CountedView, type ReportMetrics } from '../reports/report-metrics';
import { createPendingRows } from './pending-rows';
import { slotOf } from './slots';

export type Observations = ReturnType<typeof createObservations>;

/** The stage and cohort that a view counts for; empty outside of a rollout. */
export type StagePlace = Pick<ObservationKey, 'stage' | 'cohort'>;

const noStage: StagePlace = { stage: '', cohort: '' };

/**
 * Counts browsers' reports, for Prometheus and for the tables that all instances with the same database share. A row of
 * `observations` covers an hour, or a day without the stage.
 */
export function createObservations(database: Database, metrics: ReportMetrics, now = () => new Date()) {
  const observations = createPendingRows(database, {
    table: 'observations',
    key: ['span', 'slot', 'stage', 'cohort', 'app', 'release', 'pattern', 'device'],
    counts: countColumns,
  });
  const visits = createPendingRows(database, {
    table: 'visitCounts',
    key: ['week', 'dimension', 'name'],
    counts: ['visits', 'views', 'enquiries'],
  });
  const errors = createPendingRows(database, {
    table: 'observedErrors',
    key: ['id'],
    counts: ['count'],
    latest: ['last'],
  });

  return {
    metrics,
    countView(place: Place, view: CountedView, stage = noStage): void {
      const time = now();
      metrics.countView(place, view);
      const row = { app: place.app, release: place.release, pattern: '', device: '', ...countsOf(view) };
      observations.add({ span: 'hour', slot: slotOf('hour', time), ...stage, ...row });
      observations.add({ span: 'day', slot: slotOf('day', time), ...noStage, ...row });
    },
    addVisit: visits.add,
    addError: (error: ObservedError) => errors.add({ ...error, stack: JSON.stringify(error.stack) }),
    /**
     * Writes the counts since the last write. Each kind is written by itself, so that one can't hold back the others.
     * @throws AggregateError with the errors of those that failed
     */
    async flush(): Promise<void> {
      const failures: unknown[] = [];
      for (const { flush } of [observations, visits, errors])
        await flush().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, 'Some counts could not be written');
    },
  };
}

function countsOf(view: CountedView): Record<CountColumn, number> {
  const { LCP: lcp, INP: inp, CLS } = view.vitals;
  const [views, failed] = [Number(beginsView(view)), Number(view.problems.length > 0)];
  const counts: Record<CountColumn, number> = { ...noCounts, views, failed };
  const measures = { lcp, inp, cls: CLS === undefined ? undefined : CLS * 1000 };
  for (const vital of vitals) {
    const measure = measures[vital];
    if (measure !== undefined) counts[`${vital}${bucketOf(vital, measure)}`] = 1;
  }
  return counts;
}

const noCounts = Object.fromEntries(countColumns.map((column) => [column, 0])) as Record<CountColumn, number>;
