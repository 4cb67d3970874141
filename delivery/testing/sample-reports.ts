import type { MetricsObservations, ObservedError } from '@site/shared/node/observations';
import { noCounts } from '@site/shared/node/sample-counts';
import { bucketOf } from '@site/shared/node/vital-buckets';

const slot = new Date().toISOString().slice(0, 13);

/** A web server's response about a slow and failing release of careers: four views, an error in one of them. */
export function sampleMetrics(release: string): MetricsObservations {
  const counts = { ...noCounts(), views: 4, failed: 1 };
  counts.lcp[bucketOf('lcp', 3100)] = 4;
  return { slots: [{ slot, app: 'mf-careers', release, counts }] };
}

export function sampleErrors(release: string): { errors: ObservedError[] } {
  const error: ObservedError = {
    id: '1',
    app: 'mf-careers',
    release,
    pattern: '/career',
    kind: 'caught',
    name: 'TypeError',
    message: '<script>alert(1)</script>',
    stack: ['mf-careers/src/pages/careers/careers-page.tsx:12:7'],
    line: "throw new TypeError('planted');",
    count: 3,
    first: slot,
    last: slot,
  };
  return { errors: [error] };
}
