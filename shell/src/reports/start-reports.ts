import { reportsTiming } from '@site/shared/site-model/reports-address';
import { whenIdle } from '../motion/when-idle';

/** Loads the script that reports on this visit, when the browser is idle; does nothing unless the server requests reports. */
export function startReports(): void {
  if (Math.random() * 100 >= askedPercentage()) return;
  whenIdle(() => {
    // Without it the visit goes unreported.
    import(/* webpackChunkName: "after-hydration" */ './visit-reports').then(
      ({ reportVisit }) => reportVisit(),
      () => undefined,
    );
  });
}

/** The percentage of visits that the server requests reports of. */
function askedPercentage(): number {
  const [page] = performance.getEntriesByType('navigation');
  if (!(page instanceof PerformanceNavigationTiming)) return 0;
  return page.serverTiming?.find(({ name }) => name === reportsTiming)?.duration ?? 0;
}
