import { noCounts, type SampleCounts } from '@site/shared/node/sample-counts';
import { type Vital, vitals } from '@site/shared/node/vital-buckets';

/** A summed column of the table `observations`: `views`, `failed`, `lcp0`, … */
export type CountColumn = 'views' | 'failed' | `${Vital}${number}`;

export const countColumns = Object.keys(toColumns(noCounts())) as CountColumn[];

export function toColumns({ views, failed, ...buckets }: SampleCounts): Record<CountColumn, number> {
  const columns = vitals.flatMap((vital) =>
    buckets[vital].map((count, bucket): [string, number] => [`${vital}${bucket}`, count]),
  );
  return { views, failed, ...Object.fromEntries(columns) };
}

/** PostgreSQL returns sums as text. */
export function fromColumns(row: Partial<Record<CountColumn, unknown>>): SampleCounts {
  const counts = { ...noCounts(), views: Number(row.views), failed: Number(row.failed) };
  for (const vital of vitals)
    counts[vital] = counts[vital].map((_, bucket) => Number(row[`${vital}${bucket}`]));
  return counts;
}
