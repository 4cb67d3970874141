import { noCounts, type SampleCounts, type Vital, vitals } from '@site/shared/node/sample-counts';

/** A summed column of the table `observations`: `views`, `failed`, `lcp0`, … */
export type CountColumn = 'views' | 'failed' | `${Vital}${number}`;

export const countColumns: CountColumn[] = [
  'views',
  'failed',
  ...vitals.flatMap((vital) => noCounts()[vital].map((_, bucket) => `${vital}${bucket}` as const)),
];

/** PostgreSQL returns sums as text. */
export function fromColumns(row: Partial<Record<CountColumn, unknown>>): SampleCounts {
  const counts = { ...noCounts(), views: Number(row.views), failed: Number(row.failed) };
  for (const vital of vitals)
    counts[vital] = counts[vital].map((_, bucket) => Number(row[`${vital}${bucket}`]));
  return counts;
}
