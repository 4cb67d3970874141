import type { ReportHistory } from '@site/shared/contracts/report-history';
import { bucketOf } from '@site/shared/contracts/vital-buckets';

/** What a web machine tells of a release of careers that is slow and fails: four views, an error in one of them. */
export function sampleReports(release: string): ReportHistory {
  const slot = new Date().toISOString().slice(0, 13);
  return {
    views: [
      {
        slot,
        instance: 'a',
        app: 'mf-careers',
        release,
        figures: { views: 4, failed: 1, lcp: { [bucketOf(3100)]: 4 }, inp: {}, cls: {} },
      },
    ],
    problems: [
      {
        id: '1',
        instance: 'a',
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
      },
    ],
  };
}
