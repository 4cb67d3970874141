import type { Snapshot } from './snapshot';

/** What a request for a page or a file of the site is answered from, and how. */
export interface PageSource {
  snapshot: Snapshot;
  /** What every page is answered with. */
  headers: Readonly<Record<string, string>>;
  /** Of pages and files. */
  cacheControl: string;
  redirectCacheControl: string;
}
