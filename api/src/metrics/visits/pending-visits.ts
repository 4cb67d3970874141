import { addUp } from '@site/shared/node/sample-counts';
import type { VisitRow } from '@site/shared/node/visit-observations';

/** The counts of visits that are not yet in the database. Their names are bounded. */
export function createPendingVisits() {
  let rows = new Map<string, VisitRow>();

  return {
    add(row: VisitRow): void {
      const key = [row.week, row.dimension, row.name].join('\n');
      const sum = rows.get(key);
      if (!sum) {
        rows.set(key, { ...row });
        return;
      }
      sum.visits = addUp(sum.visits, row.visits);
      sum.views = addUp(sum.views, row.views);
      sum.enquiries = addUp(sum.enquiries, row.enquiries);
    },
    /** Removes and returns all counts, in the order of their keys. */
    take(): VisitRow[] {
      const taken = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
      rows = new Map();
      return taken;
    },
  };
}
