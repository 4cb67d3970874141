import type { Delivery } from '@site/kit/client/delivery';
import { company } from '@site/shared/company/company';
import { describeStatus, type StatusLine, statusLine } from '@site/shared/node/status-line';
import { certificateStatus } from '../service/board/status/certificate-status';
import { readStatus } from '../service/board/status/site-status';
import { readRolloutSettings } from '../service/settings/read-service-settings';

/**
 * `npm run status`: what an operator should know each morning, one line per subject.
 * @param open opens the site of this checkout, or a release service
 * @param enquiries the lines about enquiries, which the caller reads from the API's command
 */
export async function showStatus(
  open: () => Promise<Delivery>,
  enquiries: Promise<StatusLine[]>,
  json: boolean,
): Promise<void> {
  const lines = await readStatus({
    releases: async () => (await (await open()).releases()).apps,
    rollout: async () => (await open()).rollout(),
    metrics: readRolloutSettings().metrics,
    enquiries,
    certificate: statusLine('certificate', () => certificateStatus(company.website)),
  });
  const { output, exitCode } = describeStatus(lines);
  process.stdout.write(json ? `${JSON.stringify(lines, null, 2)}\n` : output);
  process.exitCode = exitCode;
}
