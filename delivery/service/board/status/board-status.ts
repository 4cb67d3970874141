import type { RolloutReport } from '@site/kit/client/rollout-report';
import { company } from '@site/shared/company/company';
import { cached } from '@site/shared/node/cached';
import {
  type StatusLine,
  statusLine,
  statusLinesSchema,
  unseenEnquiries,
} from '@site/shared/node/status-line';
import { fetchObservations } from '../../../deploy/rollout/fetch-observations';
import { metricsError } from '../browser-metrics';
import type { LiveApp } from '../read-board';
import { certificateStatus } from './certificate-status';
import { readStatus } from './site-status';

/** Milliseconds: opening the board connects to the public site once in this time at most. */
const certificateHoldMs = 60_000;

/**
 * Makes the function that reads the board's status. The release service may run on another machine than the web servers:
 * one of these reports what it sees at its METRICS_PORT.
 * @param server the URL of that
 */
export function createBoardStatus(server: string) {
  const certificateOf = cached(certificateHoldMs, (site: string) =>
    statusLine('certificate', () => certificateStatus(site)),
  );
  return (apps: Promise<LiveApp[]>, rollout: Promise<RolloutReport>): Promise<StatusLine[]> =>
    readStatus({
      releases: async () => (await apps).map(({ app, version, since }) => ({ app, live: version, since })),
      rollout: () => rollout,
      metrics: server,
      enquiries: fetchServerLines(server),
      certificate: certificateOf(company.website),
    });
}

async function fetchServerLines(server: string): Promise<StatusLine[]> {
  try {
    return await fetchObservations(server, { status: 'enquiries' }, statusLinesSchema);
  } catch (error) {
    return unseenEnquiries(metricsError(server, error));
  }
}
