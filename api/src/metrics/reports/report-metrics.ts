import type { ProblemKind, ReportedView } from '@site/shared/site-model/visit-report';
import { Counter, Histogram, type Registry } from 'prom-client';
import { createBoundedPlaces } from './bounded-places';
import type { Place } from './known-places';

export type ReportMetrics = ReturnType<typeof createReportMetrics>;

/** The parts of a reported view that are counted. */
export type CountedView = Pick<ReportedView, 'vitals' | 'problems'>;

/** Whether a report is the first one of a view: later ones have no TTFB. */
export function beginsView({ vitals }: Pick<ReportedView, 'vitals'>): boolean {
  return vitals.TTFB !== undefined;
}

const labelNames = ['app', 'release', 'pattern', 'device'] as const;

/** Buckets in seconds, around the limits of good and poor in https://web.dev/articles/vitals; CLS is a score. */
const vitals = [
  ['LCP', 'site_browser_lcp_seconds', 'Largest Contentful Paint', [0.5, 1, 1.5, 2, 2.5, 3, 4, 6]],
  ['INP', 'site_browser_inp_seconds', 'Interaction to Next Paint', [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1]],
  ['CLS', 'site_browser_cls', 'Cumulative Layout Shift', [0.01, 0.05, 0.1, 0.15, 0.25, 0.5]],
  ['TTFB', 'site_browser_ttfb_seconds', 'Time to First Byte', [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3]],
  ['FCP', 'site_browser_fcp_seconds', 'First Contentful Paint', [0.5, 1, 1.5, 1.8, 2.5, 3, 4]],
] as const;

/** Adds the metrics of browsers' reports. */
export function createReportMetrics(registry: Registry) {
  const registers = [registry];
  const histograms = vitals.map(([vital, name, help, buckets]) => ({
    vital,
    unit: vital === 'CLS' ? 1 : 1000,
    histogram: new Histogram({ name, help, buckets: [...buckets], labelNames, registers }),
  }));
  const counter = (name: string, help: string, labels: readonly string[]) =>
    new Counter({ name, help, labelNames: labels, registers });
  const views = counter('site_browser_views_total', 'Views of pages that browsers reported', labelNames);
  const failed = counter('site_browser_failed_views_total', 'Views of pages with an error', labelNames);
  const problems = counter('site_browser_problems_total', 'Errors that browsers reported', [
    ...labelNames,
    'kind',
  ]);
  const reports = counter('site_reports_total', 'Reports of browsers, by outcome', ['outcome']);

  let boundPlace = createBoundedPlaces();

  return {
    countReport: (outcome: 'taken' | 'refused') => reports.inc({ outcome }),
    countView(place: Place, view: CountedView) {
      const labels = { ...boundPlace(place) };
      if (view.problems.length > 0) failed.inc(labels);
      if (beginsView(view)) views.inc(labels);
      for (const { vital, unit, histogram } of histograms) {
        const value = view.vitals[vital];
        if (value !== undefined) histogram.observe(labels, value / unit);
      }
    },
    countProblem: (place: Place, kind: ProblemKind, times: number) =>
      problems.inc({ ...boundPlace(place), kind }, times),
    /** Resets all series, as after a restart: those of releases that are no longer deployed would stay forever. */
    reset() {
      boundPlace = createBoundedPlaces();
      for (const metric of [views, failed, problems, ...histograms.map(({ histogram }) => histogram)])
        metric.reset();
    },
  };
}
