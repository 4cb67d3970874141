import { expect, test } from 'vitest';
import { addCounts, maxCount, noCounts } from './sample-counts';

test('counts are added up to a maximum', () => {
  const most = { ...noCounts(), views: maxCount - 1, failed: maxCount };
  const counts = { ...noCounts(), views: 3, failed: 3 };
  counts.lcp[0] = 3;
  const sum = addCounts(addCounts(noCounts(), most), counts);
  expect([sum.views, sum.failed, sum.lcp[0]]).toEqual([maxCount, maxCount, 3]);
});
