import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseIfValid } from '@site/shared/node/read-json';
import { type StatusLine, statusLinesSchema, unseenEnquiries } from '@site/shared/node/status-line';
import { root } from '../workspace';

/** The command of `npm run enquiries`. */
const enquiriesProgram = join(root, 'api/src/cli.ts');

const timeoutMs = 20_000;

/**
 * Reads the lines about enquiries from `npm run enquiries -- status`.
 * @param program for tests
 * @returns lines with the reason if the command fails
 */
export async function readEnquiryLines(program = enquiriesProgram): Promise<StatusLine[]> {
  const { stdout, stderr } = await new Promise<{ stdout: string; stderr: string }>((resolve) => {
    const args = ['--import', 'tsx', program, 'status', '--json'];
    // Exit code 1 means that a line needs attention, so only the output decides.
    execFile(process.execPath, args, { cwd: root, timeout: timeoutMs }, (_error, stdout, stderr) =>
      resolve({ stdout, stderr }),
    );
  });
  const lines = parseIfValid(stdout, statusLinesSchema);
  return lines ?? unseenEnquiries(stderr.trim() || `${program} gave no answer within ${timeoutMs / 1000} s`);
}
