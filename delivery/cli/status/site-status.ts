import type { ReleasesReport } from '@site/kit/client/releases-report';
import { describeState, type RolloutReport } from '@site/kit/client/rollout-report';
import { type Status, shownTime } from '@site/shared/node/status-line';
import { fetchReports, sumOf } from '../../service/board/figures';

/** The deployed releases, the latest deployment first. */
export function releasesStatus({ apps }: ReleasesReport): Status {
  const deployed = apps
    .flatMap(({ app, live, since }) => (live === undefined ? [] : [{ app, live, since: since ?? '' }]))
    .sort((one, other) => other.since.localeCompare(one.since));
  const texts = deployed.map(
    ({ app, live, since }) => `${app} ${live}${since && ` since ${shownTime(since)}`}`,
  );
  return { text: texts.join(', ') || 'nothing is deployed' };
}

/** A rollout that has ended is history. */
export function rolloutStatus({ rollout }: RolloutReport): Status {
  return { text: rollout && !rollout.ended ? describeState(rollout) : 'none' };
}

/**
 * What browsers reported in the last day. Only counts: messages of errors are text of visitors' browsers.
 * @param server the URL of a web server's METRICS_PORT
 */
export async function errorsStatus(server: string): Promise<Status> {
  const { slots, problems, faults } = await fetchReports(server, 1);
  if (faults.length > 0) return { text: `not seen: ${faults.join(' ')}` };
  const { views, failed } = sumOf(slots);
  return { text: `${failed} of ${views} views failed in the last day, different errors: ${problems.length}` };
}
