import type { Cohort } from '@site/shared/node/observations';
import { noCounts, type SampleCounts } from '@site/shared/node/sample-counts';
import { bucketOf, vitals } from '@site/shared/node/vital-buckets';
import type { Database, ObservationKey } from '../../enquiries/storage/tables';
import { createBoundedPlaces } from '../reports/bounded-places';
import type { Place } from '../reports/known-places';
import type { CountedView, ReportMetrics } from '../reports/report-metrics';
import { visitRows } from '../visits/write-visits';
import { createPendingRows } from './pending-rows';
import { slotOf } from './slots';
import { errorRows, observationRows } from './write-observations';

export type Observations = ReturnType<typeof createObservations>;

/** The stage and cohort that a view counts for; empty outside of a rollout. */
export interface StagePlace {
  stage: string;
  cohort: Cohort | '';
}

const noStage: StagePlace = { stage: '', cohort: '' };

/**
 * Counts browsers' reports once: for Prometheus and for the table `observations`. Instances that share a database share
 * the table. A row covers a minute with pattern and device, an hour without them, or a day without a stage, too.
 */
export function createObservations(database: Database, metrics: ReportMetrics, now = () => new Date()) {
  const observations = createPendingRows(database, observationRows);
  const visits = createPendingRows(database, visitRows);
  const errors = createPendingRows(database, errorRows);
  let boundPlace = createBoundedPlaces();
  let lastMinute = '';

  return {
    metrics,
    addError: errors.add,
    countView(place: Place, view: CountedView, stage = noStage): void {
      const time = now();
      const minute = slotOf('minute', time);
      if (minute !== lastMinute) boundPlace = createBoundedPlaces();
      lastMinute = minute;
      metrics.countView(place, view);
      const add = (key: ObservationKey) => observations.add({ key, counts: countsOf(view) });
      const whole = { app: place.app, release: place.release, pattern: '', device: '' };
      add({ span: 'minute', slot: minute, ...stage, ...boundPlace(place) });
      add({ span: 'hour', slot: slotOf('hour', time), ...stage, ...whole });
      add({ span: 'day', slot: slotOf('day', time), ...noStage, ...whole });
    },
    addVisit: visits.add,
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

function countsOf({ vitals: measured, problems }: CountedView): SampleCounts {
  const { TTFB, LCP: lcp, INP: inp, CLS } = measured;
  const counts = noCounts();
  // Each view has one TTFB; later reports of a visit have none.
  if (TTFB !== undefined) counts.views = 1;
  if (problems.length > 0) counts.failed = 1;
  const measures = { lcp, inp, cls: CLS === undefined ? undefined : CLS * 1000 };
  for (const vital of vitals) {
    const measure = measures[vital];
    if (measure !== undefined) counts[vital][bucketOf(vital, measure)] = 1;
  }
  return counts;
}
