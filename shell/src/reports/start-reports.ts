import { reportsTiming } from '@site/shared/site-model/reports-address';
import { whenIdle } from '../scheduling/when-idle';

/** Loads the script that reports on this visit, when the browser is idle; does nothing unless the server requests reports. */
export function startReports(): void {
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming)) return;
  if (Math.random() * 100 >= askedPercentage(page)) return;
  whenIdle(() => {
    // Without it the visit goes unreported.
    import(/* webpackChunkName: "after-hydration" */ './visit-reports').then(
      ({ reportVisit }) => reportVisit(page),
      () => undefined,
    );
  });
}

/** The percentage of visits that the server requests reports of. */
function askedPercentage({ serverTiming }: PerformanceNavigationTiming): number {
  return serverTiming?.find(({ name }) => name === reportsTiming)?.duration ?? 0;
}
