import { addCounts, noCounts, type SampleCounts } from '@site/shared/node/sample-counts';
import { bucketOf } from '@site/shared/node/vital-buckets';
import type { ReportedView } from '@site/shared/site-model/visit-report';
import type { ObservationKey } from '../../enquiries/storage/tables';

export interface Observation {
  key: ObservationKey;
  counts: SampleCounts;
}

/** The most rows in memory while the database is unavailable. */
const maxRows = 20_000;

/** The counts that are not yet in the database. */
export function createPendingCounts() {
  let rows = new Map<string, Observation>();

  function countsAt(key: ObservationKey): SampleCounts | undefined {
    const name = Object.values(key).join('\n');
    const row = rows.get(name) ?? { key, counts: noCounts() };
    if (!rows.has(name) && rows.size >= maxRows) return undefined;
    rows.set(name, row);
    return row.counts;
  }

  return {
    count(key: ObservationKey, view: Pick<ReportedView, 'vitals' | 'problems'>): void {
      const counts = countsAt(key);
      if (counts) addView(counts, view);
    },
    /** Removes and returns all counts. */
    take(): Observation[] {
      const taken = [...rows.values()];
      rows = new Map();
      return taken;
    },
    /** Adds counts that could not be written. */
    putBack(observations: Observation[]): void {
      for (const { key, counts } of observations) {
        const sum = countsAt(key);
        if (sum) addCounts(sum, counts);
      }
    },
  };
}

function addView(
  counts: SampleCounts,
  { vitals, problems }: Pick<ReportedView, 'vitals' | 'problems'>,
): void {
  const { TTFB, LCP, INP, CLS } = vitals;
  // Each view has one TTFB; later reports of a visit have none.
  if (TTFB !== undefined) counts.views += 1;
  if (problems.length > 0) counts.failed += 1;
  const measures = { lcp: LCP, inp: INP, cls: CLS === undefined ? undefined : CLS * 1000 };
  for (const vital of ['lcp', 'inp', 'cls'] as const) {
    const measure = measures[vital];
    if (measure === undefined) continue;
    const bucket = bucketOf(vital, measure);
    counts[vital][bucket] = (counts[vital][bucket] ?? 0) + 1;
  }
}
