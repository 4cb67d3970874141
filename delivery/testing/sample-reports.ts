import type { MetricsObservations, ObservedError } from '@site/shared/node/observations';
import { bucketOf, noCounts, type SampleCounts } from '@site/shared/node/sample-counts';
import type { StatusLine } from '@site/shared/node/status-line';
import type { RolloutLimits } from '../deploy/rollout/decide';

export const sampleLimits: RolloutLimits = { minViews: 100, errorPoints: 1, lcpMs: 300, inpMs: 50 };

/** The counts of views with the same LCP. */
export function sampleCounts(views: number, { failed = 0, lcp = 1200 } = {}): SampleCounts {
  return { ...noCounts(), views, failed, lcp: noCounts().lcp.with(bucketOf('lcp', lcp), views) };
}

const slot = new Date().toISOString().slice(0, 13);

/** A web server's response about a slow and failing release of careers: four views, an error in one of them. */
export function sampleMetrics(release: string): MetricsObservations {
  const counts = sampleCounts(4, { failed: 1, lcp: 3100 });
  return { slots: [{ slot, app: 'mf-careers', release, counts }] };
}

function sampleErrors(release: string): { errors: ObservedError[] } {
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

/** A web server's lines about enquiries; the mails need attention. */
function sampleStatus(): StatusLine[] {
  return [
    { name: 'enquiries', text: '2 in the last day, 4 in the last week' },
    { name: 'mails', text: '1 waiting, 3 given up', remedy: 'Resend them.' },
    { name: 'webhooks', text: '0 waiting, 0 given up' },
    { name: 'backup', unseen: 'none by the backup command; PostgreSQL may have others' },
    { name: 'data disk', unseen: 'the enquiries are in PostgreSQL' },
  ];
}

/** A web server's response at its METRICS_PORT. */
export function sampleAnswer(url: string | undefined, release: string): unknown {
  const { searchParams } = new URL(url ?? '', 'http://server');
  if (searchParams.has('status')) return sampleStatus();
  return searchParams.has('errors') ? sampleErrors(release) : sampleMetrics(release);
}
