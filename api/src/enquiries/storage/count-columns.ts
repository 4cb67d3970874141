import { noCounts, type SampleCounts, type Vital, vitals } from '@site/shared/node/sample-counts';

/** A summed column of the table `observations`: `views`, `failed`, `lcp0`, … */
export type CountColumn = 'views' | 'failed' | `${Vital}${number}`;

export const countColumns: CountColumn[] = [
  'views',
  'failed',
  ...vitals.flatMap((vital) => noCounts()[vital].map((_, bucket) => `${vital}${bucket}` as const)),
];

export function fromColumns(row: Record<CountColumn, number>): SampleCounts {
  const counts = { ...noCounts(), views: row.views, failed: row.failed };
  for (const vital of vitals) counts[vital] = counts[vital].map((_, bucket) => row[`${vital}${bucket}`] ?? 0);
  return counts;
}
