import { diskStatus } from '@site/shared/node/disk-status';
import { type StatusLine, statusLine } from '@site/shared/node/status-line';
import { readEnquiryLines } from '../enquiries/status/read-enquiry-lines';
import type { Database } from '../enquiries/storage/tables';
import type { Settings } from '../settings/read-settings';

/** What a web server sees of the board's status: the enquiries and, on a replica, a disk that the release service can't see. */
export async function serverLines(
  database: Database,
  { database: location, siteFrom, siteDirectory }: Pick<Settings, 'database' | 'siteFrom' | 'siteDirectory'>,
): Promise<StatusLine[]> {
  const lines = await readEnquiryLines(() => database, location);
  if (siteFrom === undefined) return lines;
  return [...lines, await statusLine('replica disk', () => diskStatus(siteDirectory, 'SITE_DIR'))];
}
