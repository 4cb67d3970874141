import type { Cohort, ObservedError } from '@site/shared/node/observations';
import type { ReportedView } from '@site/shared/site-model/visit-report';
import type { Database } from '../../enquiries/storage/tables';
import { runInTransaction } from '../../enquiries/storage/transaction';
import { createBoundedPlaces } from '../reports/bounded-places';
import type { Place } from '../reports/known-places';
import type { ReportMetrics } from '../reports/report-metrics';
import { createPendingCounts } from './pending-counts';
import { dayOf, hourOf, minuteOf } from './slots';
import { addErrors, addObservations } from './write-observations';

export type Observations = ReturnType<typeof createObservations>;

/** The stage and cohort that a view counts for. */
export interface StagePlace {
  stage: string;
  cohort: Cohort;
}

/** For views outside of a rollout. */
const noStage = { stage: '', cohort: '' } as const;

/**
 * Counts browsers' reports once: for Prometheus and for the table `observations`. Instances that share a database share
 * the table. A row covers a minute with pattern and device, an hour without them, or a day without a stage, too.
 */
export function createObservations(database: Database, metrics: ReportMetrics, now = () => new Date()) {
  const pending = createPendingCounts();
  let errors: ObservedError[] = [];
  const places = createBoundedPlaces();
  let lastMinute = '';

  return {
    metrics,
    countView(
      place: Place,
      view: Pick<ReportedView, 'vitals' | 'problems'>,
      stage: StagePlace | typeof noStage = noStage,
    ): void {
      const time = now();
      const minute = minuteOf(time);
      if (minute !== lastMinute) places.clear();
      lastMinute = minute;
      metrics.countView(place, view.vitals);
      const { app, release } = place;
      const whole = { app, release, pattern: '', device: '' };
      pending.count({ span: 'minute', slot: minute, ...stage, ...places.bound(place) }, view);
      pending.count({ span: 'hour', slot: hourOf(time), ...stage, ...whole }, view);
      pending.count({ span: 'day', slot: dayOf(time), ...noStage, ...whole }, view);
    },
    addError: (error: ObservedError): void => {
      errors.push(error);
    },
    /** Writes the counts since the last write. While the database is unavailable, they stay in memory. */
    async flush(): Promise<void> {
      const counts = pending.take();
      const added = errors;
      errors = [];
      if (counts.length + added.length === 0) return;
      let isWritten = false;
      try {
        await runInTransaction(database, async (within) => {
          isWritten = false;
          await addObservations(within, counts);
          await addErrors(within, added);
          isWritten = true;
        });
      } catch (error) {
        // A failed commit may have reached the disk: losing counts is better than counting twice.
        if (!isWritten) {
          pending.putBack(counts);
          errors = [...added, ...errors];
        }
        throw error;
      }
    },
  };
}
