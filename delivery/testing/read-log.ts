import type { Entry } from '../log/entry';
import { lastEntries } from '../log/read-log';
import { siteStore } from '../log/site-log';

/** Every entry of the log, oldest first. */
export async function readLog(): Promise<Entry[]> {
  return (await lastEntries(siteStore, Number.POSITIVE_INFINITY)).reverse();
}
