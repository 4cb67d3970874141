import { noCounts, type SampleCounts } from '@site/shared/node/sample-counts';
import { type Vital, vitals } from '@site/shared/node/vital-buckets';

/** A summed column of the table `observations`: `views`, `failed`, `lcp0`, … */
export type CountColumn = 'views' | 'failed' | `${Vital}${number}`;

export const countColumns: CountColumn[] = ['views', 'failed', ...vitals.flatMap(columnsOf)];

function columnsOf(vital: Vital): CountColumn[] {
  return noCounts()[vital].map((_, bucket): CountColumn => `${vital}${bucket}`);
}

export function toColumns(counts: SampleCounts): Record<CountColumn, number> {
  const buckets = vitals.flatMap((vital) =>
    counts[vital].map((count, bucket): [string, number] => [`${vital}${bucket}`, count]),
  );
  return { views: counts.views, failed: counts.failed, ...Object.fromEntries(buckets) };
}

/** PostgreSQL returns sums as text. */
export function fromColumns(row: Partial<Record<CountColumn, unknown>>): SampleCounts {
  const read = (vital: Vital) => columnsOf(vital).map((column) => Number(row[column]));
  return {
    views: Number(row.views),
    failed: Number(row.failed),
    lcp: read('lcp'),
    inp: read('inp'),
    cls: read('cls'),
  };
}
