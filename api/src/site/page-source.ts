import type { Snapshot } from './snapshot';

/** The source of the answers to requests for pages and files of the site. */
export interface PageSource {
  snapshot: Snapshot;
  /** The headers of every page. */
  headers: Readonly<Record<string, string>>;
  /** `Cache-Control` of pages and files. */
  cacheControl: string;
  redirectCacheControl: string;
}
