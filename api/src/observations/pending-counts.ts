import { addCounts, noCounts, type SampleCounts } from '@site/shared/contracts/sample-counts';
import type { ReportedView } from '@site/shared/contracts/visit-report';
import { bucketOf } from '@site/shared/contracts/vital-buckets';
import type { ObservationKey } from '../storage/tables';

export interface Observation {
  key: ObservationKey;
  counts: SampleCounts;
}

/** While the database is away, at most so many rows wait in memory. */
const maxRows = 20_000;

/** What was counted and is not yet in the database. */
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
    /** Takes everything out. */
    take(): Observation[] {
      const taken = [...rows.values()];
      rows = new Map();
      return taken;
    },
    /** Puts back what could not be written. */
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
  // Each view has one; what a visit adds later comes without it.
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
