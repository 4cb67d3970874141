import type { ReleasesReport } from '@site/kit/client/releases-report';
import { describeState, type RolloutReport } from '@site/kit/client/rollout-report';
import { diskStatus } from '@site/shared/node/disk-status';
import { type Status, type StatusLine, statusLine } from '@site/shared/node/status-line';
import { shownTime } from '@site/shared/site-model/shown-time';
import { siteFolder } from '../../../registry/workspace';
import { fetchReports, sumOf } from '../browser-metrics';

/** An app and its deployed release. */
type DeployedApp = Pick<ReleasesReport['apps'][number], 'app' | 'live' | 'since'>;

/** Where the lines of a status come from: its callers see different parts of a site by themselves. */
export interface StatusSources {
  releases: () => Promise<DeployedApp[]>;
  rollout: () => Promise<RolloutReport>;
  /** The URL of a web server's METRICS_PORT. */
  metrics: string;
  enquiries: Promise<StatusLine[]>;
  certificate: Promise<StatusLine>;
}

/** What an operator should know each morning, one line per subject: for `npm run status` and the board. */
export async function readStatus(sources: StatusSources): Promise<StatusLine[]> {
  const lines = await Promise.all([
    statusLine('releases', async () => releasesStatus(await sources.releases())),
    statusLine('rollout', async () => rolloutStatus(await sources.rollout())),
    statusLine('errors', () => errorsStatus(sources.metrics)),
    sources.enquiries,
    statusLine('site disk', () => diskStatus(siteFolder, 'SITE_DIR')),
    sources.certificate,
  ]);
  return lines.flat();
}

/** The deployed releases, the latest deployment first. */
export function releasesStatus(apps: DeployedApp[]): Status {
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

/** The limits of the alert BrowserErrors, for a day. */
const manyErrors = { share: 0.05, views: 50 };

/**
 * What browsers reported in the last day. Only counts: messages of errors are text of visitors' browsers.
 * @param server the URL of a web server's METRICS_PORT
 */
export async function errorsStatus(server: string): Promise<Status> {
  const { slots, errors, unavailable } = await fetchReports(server, 1);
  if (unavailable !== undefined) return { unseen: unavailable };
  const { views, failed } = sumOf(slots);
  const text = `${failed} of ${views} views failed in the last day, different errors: ${errors.length}`;
  const areMany = views > manyErrors.views && failed / views > manyErrors.share;
  return areMany ? { text, remedy: 'See BrowserErrors in docs/running.md.' } : { text };
}
