import type { Entry } from '../deploy/log/entry';
import { lastEntries } from '../deploy/log/read-log';
import { siteStore } from '../registry/site-store/open-site-store';

/** Every entry of the log, oldest first. */
export async function readLog(): Promise<Entry[]> {
  return (await lastEntries(siteStore(), Number.POSITIVE_INFINITY)).reverse();
}
