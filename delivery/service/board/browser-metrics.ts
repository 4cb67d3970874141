import { fetchProblem } from '@site/shared/node/fetch-problem';
import {
  errorObservationsSchema,
  type MetricsObservations,
  metricsObservationsSchema,
  type ObservedError,
} from '@site/shared/node/observations';
import { addCounts, noCounts } from '@site/shared/node/sample-counts';
import { fetchObservations } from '../../deploy/rollout/fetch-observations';
import { percentile75 } from '../../deploy/rollout/percentile';

export type Slot = MetricsObservations['slots'][number];

export interface BrowserMetrics {
  views: number;
  failed: number;
  /** 75th percentiles: milliseconds, milliseconds, thousandths of a score; undefined without reports. */
  lcp: number | undefined;
  inp: number | undefined;
  cls: number | undefined;
}

export interface Reports {
  slots: Slot[];
  errors: ObservedError[];
  /** Why there are none; undefined if the web server has answered. */
  unavailable?: string;
}

/**
 * Queries a web server for browsers' metrics.
 * @param server the URL of its METRICS_PORT
 */
export async function fetchReports(server: string, days: number): Promise<Reports> {
  try {
    const [{ slots }, { errors }] = await Promise.all([
      fetchObservations(server, { days: String(days) }, metricsObservationsSchema),
      fetchObservations(server, { errors: String(days) }, errorObservationsSchema),
    ]);
    return { slots, errors };
  } catch (error) {
    return { slots: [], errors: [], unavailable: metricsError(server, error) };
  }
}

/** Why a web server gave no answer at its METRICS_PORT, and what to do. */
export function metricsError(server: string, error: unknown): string {
  const problem = fetchProblem(error);
  return `No metrics from ${new URL(server).host}: ${problem}. ${remedyOf(error, problem)}`;
}

function remedyOf(error: unknown, problem: string): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return 'It is busy or unreachable: show fewer days, or check the load of its machine and SITE_METRICS here.';
  if (/^status 5/.test(problem)) return 'Its /readyz shows whether it reaches its database.';
  return 'Set METRICS_PORT of a web server, and SITE_METRICS here to its URL.';
}

/** Sums up slots. */
export function sumOf(slots: Slot[]): BrowserMetrics {
  const { views, failed, lcp, inp, cls } = slots.reduce(
    (sum, { counts }) => addCounts(sum, counts),
    noCounts(),
  );
  return {
    views,
    failed,
    lcp: percentile75('lcp', lcp),
    inp: percentile75('inp', inp),
    cls: percentile75('cls', cls),
  };
}

/** An app may have hundreds of releases in 90 days. */
const shownReleases = 10;

/** The metrics of an app's releases by version: of the deployed one, then of those that were viewed last. */
export function byRelease(
  slots: Slot[],
  { app, version: deployed }: { app: string; version?: string | undefined },
): [string, BrowserMetrics][] {
  const own = slots.filter((slot) => slot.app === app);
  const lastViewed = new Map<string, string>();
  for (const { release, slot } of own)
    if (slot > (lastViewed.get(release) ?? '')) lastViewed.set(release, slot);
  return [...lastViewed]
    .sort(
      ([one, lastOfOne], [other, lastOfOther]) =>
        Number(other === deployed) - Number(one === deployed) || lastOfOther.localeCompare(lastOfOne),
    )
    .slice(0, shownReleases)
    .map(([release]) => [release, sumOf(own.filter((slot) => slot.release === release))]);
}
