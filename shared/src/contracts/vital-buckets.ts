/** Each bucket ends a twelfth above the one before: precise enough for a percentile, and few numbers. */
const growth = 13 / 12;
const firstLimitMs = 10;

/** How many buckets there are; the last one has no end. */
const vitalBuckets = 110;

/** The bucket of a measure in milliseconds. */
export function bucketOf(ms: number): number {
  if (ms <= firstLimitMs) return 0;
  return Math.min(Math.ceil(Math.log(ms / firstLimitMs) / Math.log(growth)), vitalBuckets - 1);
}

/** Where a bucket ends, in milliseconds. */
export function bucketEnd(bucket: number): number {
  return firstLimitMs * growth ** bucket;
}
