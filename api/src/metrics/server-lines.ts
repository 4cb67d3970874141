import { diskStatus } from '@site/shared/node/disk-status';
import { type StatusLine, statusLine } from '@site/shared/node/status-line';
import { readEnquiryLines } from '../enquiries/status/read-enquiry-lines';
import type { Database } from '../enquiries/storage/tables';
import type { Settings } from '../settings/read-settings';

/** The lines of the board's status that only a web server can read: enquiries and, on a replica, its disk. */
export async function serverLines(
  database: Database,
  { database: location, siteFrom, siteDirectory }: Pick<Settings, 'database' | 'siteFrom' | 'siteDirectory'>,
): Promise<StatusLine[]> {
  const lines = await readEnquiryLines(() => database, location);
  if (siteFrom === undefined) return lines;
  return [...lines, await statusLine('replica disk', () => diskStatus(siteDirectory, 'SITE_DIR'))];
}
