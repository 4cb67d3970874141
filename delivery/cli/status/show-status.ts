import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Delivery } from '@site/kit/client/delivery';
import { company } from '@site/shared/company/company';
import {
  describeStatus,
  diskStatus,
  type StatusLine,
  statusLine,
  statusLinesSchema,
} from '@site/shared/node/status-line';
import * as v from 'valibot';
import { root, siteFolder } from '../../registry/workspace';
import { readRolloutSettings } from '../../service/settings/read-service-settings';
import { certificateStatus } from './certificate-status';
import { errorsStatus, releasesStatus, rolloutStatus } from './site-status';

/** The operator's program of the API, which delivery can't import. */
const enquiriesProgram = join(root, 'api/src/cli.ts');

const timeoutMs = 20_000;

/**
 * `npm run status`: what an operator should know each morning, a line for each. Those about enquiries are of
 * `npm run enquiries -- status`.
 * @param open opens the site of this checkout, or a release service
 */
export async function showStatus(open: () => Promise<Delivery>, json: boolean): Promise<void> {
  const lines = await readLines(open);
  const { output, exitCode } = describeStatus(lines);
  process.stdout.write(json ? `${JSON.stringify(lines, null, 2)}\n` : output);
  process.exitCode = exitCode;
}

async function readLines(open: () => Promise<Delivery>): Promise<StatusLine[]> {
  const lines = await Promise.all([
    statusLine('releases', async () => releasesStatus(await (await open()).releases())),
    statusLine('rollout', async () => rolloutStatus(await (await open()).rollout())),
    statusLine('errors', () => errorsStatus(readRolloutSettings().metrics)),
    readEnquiryLines(),
    statusLine('site disk', () => diskStatus(siteFolder)),
    statusLine('certificate', () => certificateStatus(company.website)),
  ]);
  return lines.flat();
}

/**
 * The lines that the operator's program of the API prints.
 * @param program replaced by tests
 * @returns one line with the reason if it prints none
 */
export async function readEnquiryLines(program = enquiriesProgram): Promise<StatusLine | StatusLine[]> {
  const { stdout, stderr } = await new Promise<{ stdout: string; stderr: string }>((resolve) => {
    const args = ['--import', 'tsx', program, 'status', '--json'];
    // Exit code 1 means that a line needs attention, so only the output decides.
    execFile(process.execPath, args, { cwd: root, timeout: timeoutMs }, (_error, stdout, stderr) =>
      resolve({ stdout, stderr }),
    );
  });
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), statusLinesSchema), stdout);
  if (success) return output;
  return statusLine('enquiries', () => {
    throw new Error(stderr.trim() || `${program} gave no answer within ${timeoutMs / 1000} s`);
  });
}
