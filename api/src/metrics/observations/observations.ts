import type { Cohort, ObservedError } from '@site/shared/node/observations';
import { noCounts, type SampleCounts } from '@site/shared/node/sample-counts';
import { bucketOf, vitals } from '@site/shared/node/vital-buckets';
import type { ReportedView } from '@site/shared/site-model/visit-report';
import type { Database } from '../../enquiries/storage/tables';
import { runInTransaction } from '../../enquiries/storage/transaction';
import { createBoundedPlaces } from '../reports/bounded-places';
import type { Place } from '../reports/known-places';
import type { ReportMetrics } from '../reports/report-metrics';
import { createPendingVisits } from '../visits/pending-visits';
import { addVisits } from '../visits/write-visits';
import { createPendingCounts } from './pending-counts';
import { slotOf } from './slots';
import { addErrors, addObservations } from './write-observations';

export type Observations = ReturnType<typeof createObservations>;

/** The stage and cohort that a view counts for; empty outside of a rollout. */
export interface StagePlace {
  stage: string;
  cohort: Cohort | '';
}

const noStage: StagePlace = { stage: '', cohort: '' };

type CountedView = Pick<ReportedView, 'vitals' | 'problems'>;

/**
 * Counts browsers' reports once: for Prometheus and for the table `observations`. Instances that share a database share
 * the table. A row covers a minute with pattern and device, an hour without them, or a day without a stage, too.
 */
export function createObservations(database: Database, metrics: ReportMetrics, now = () => new Date()) {
  const pending = createPendingCounts();
  const visits = createPendingVisits();
  let errors = new Map<string, ObservedError>();
  let boundPlace = createBoundedPlaces();
  let lastMinute = '';

  function addError(error: ObservedError): void {
    const known = errors.get(error.id);
    errors.set(error.id, known ? { ...known, count: known.count + error.count, last: error.last } : error);
  }

  return {
    metrics,
    addError,
    countView(place: Place, view: CountedView, stage = noStage): void {
      const time = now();
      const minute = slotOf('minute', time);
      if (minute !== lastMinute) boundPlace = createBoundedPlaces();
      lastMinute = minute;
      metrics.countView(place, view.vitals);
      const counts = countsOf(view);
      const whole = { app: place.app, release: place.release, pattern: '', device: '' };
      pending.add({ key: { span: 'minute', slot: minute, ...stage, ...boundPlace(place) }, counts });
      pending.add({ key: { span: 'hour', slot: slotOf('hour', time), ...stage, ...whole }, counts });
      pending.add({ key: { span: 'day', slot: slotOf('day', time), ...noStage, ...whole }, counts });
    },
    addVisit: visits.add,
    /** Writes the counts since the last write. While the database is unavailable, they stay in memory. */
    async flush(): Promise<void> {
      const counts = pending.take();
      const visited = visits.take();
      const added = errors;
      errors = new Map();
      if (counts.length + visited.length + added.size === 0) return;
      let isWritten = false;
      try {
        await runInTransaction(database, async (within) => {
          isWritten = false;
          await addObservations(within, counts);
          await addVisits(within, visited);
          await addErrors(within, [...added.values()]);
          isWritten = true;
        });
      } catch (error) {
        // A failed commit may have reached the disk: losing counts is better than counting twice.
        if (!isWritten) {
          counts.forEach(pending.add);
          visited.forEach(visits.add);
          const later = errors;
          errors = added;
          later.forEach(addError);
        }
        throw error;
      }
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
