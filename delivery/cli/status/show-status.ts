import type { Delivery } from '@site/kit/client/delivery';
import { company } from '@site/shared/company/company';
import { describeStatus, diskStatus, type StatusLine, statusLine } from '@site/shared/node/status-line';
import { siteFolder } from '../../registry/workspace';
import { readRolloutSettings } from '../../service/settings/read-service-settings';
import { certificateStatus } from './certificate-status';
import { errorsStatus, releasesStatus, rolloutStatus } from './site-status';

/**
 * `npm run status`: what an operator should know each morning, one line per subject.
 * @param open opens the site of this checkout, or a release service
 * @param enquiries the lines about enquiries, which the caller reads from the API's command
 */
export async function showStatus(
  open: () => Promise<Delivery>,
  enquiries: Promise<StatusLine | StatusLine[]>,
  json: boolean,
): Promise<void> {
  const lines = await readLines(open, enquiries);
  const { output, exitCode } = describeStatus(lines);
  process.stdout.write(json ? `${JSON.stringify(lines, null, 2)}\n` : output);
  process.exitCode = exitCode;
}

async function readLines(
  open: () => Promise<Delivery>,
  enquiries: Promise<StatusLine | StatusLine[]>,
): Promise<StatusLine[]> {
  const lines = await Promise.all([
    statusLine('releases', async () => releasesStatus(await (await open()).releases())),
    statusLine('rollout', async () => rolloutStatus(await (await open()).rollout())),
    statusLine('errors', () => errorsStatus(readRolloutSettings().metrics)),
    enquiries,
    statusLine('site disk', () => diskStatus(siteFolder)),
    statusLine('certificate', () => certificateStatus(company.website)),
  ]);
  return lines.flat();
}
