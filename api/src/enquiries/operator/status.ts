import { describeStatus, type StatusLine } from '@site/shared/node/status-line';
import type { DatabaseLocation } from '../../settings/database-location';
import { readEnquiryLines } from '../status/read-enquiry-lines';
import { openForCommand } from '../storage/open-database';
import type { Database } from '../storage/tables';
import type { Format } from './command';
import type { CommandResult } from './command-result';

/**
 * The lines of `npm run status` about enquiries.
 * @returns exit code 1 if one needs attention
 */
export async function showStatus(location: DatabaseLocation, format: Format): Promise<CommandResult> {
  const lines = await readLines(location);
  const { output, exitCode } = describeStatus(lines);
  return { output: format === 'json' ? `${JSON.stringify(lines, null, 2)}\n` : output, exitCode };
}

/** Without a database, the lines that need none are shown all the same. */
async function readLines(location: DatabaseLocation): Promise<StatusLine[]> {
  let database: Database | undefined;
  const open = () => {
    database ??= openForCommand(location, 'read');
    return database;
  };
  try {
    return await readEnquiryLines(open, location);
  } finally {
    await database?.destroy();
  }
}
