import { addCounts, type SampleCounts } from '@site/shared/node/sample-counts';
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
  return {
    add({ key, counts }: Observation): void {
      const name = Object.values(key).join('\n');
      const row = rows.get(name);
      if (row) addCounts(row.counts, counts);
      else if (rows.size < maxRows) rows.set(name, { key, counts: structuredClone(counts) });
    },
    /** Removes and returns all counts. */
    take(): Observation[] {
      const taken = [...rows.values()];
      rows = new Map();
      return taken;
    },
  };
}
