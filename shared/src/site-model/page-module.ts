import type { ComponentType } from 'react';
import type { HeadData } from './head-data';

/** The props of a page: the entry of its path, and the path as the remote spells it. */
export interface PageProps<Entry = unknown> {
  entry: Entry;
  path: string;
}

/**
 * What each exposed module of a remote provides: one page, for one path or for the path of each of its entries. Its HTML must
 * depend on its props alone, not on the time: a build keeps the pages whose code and props have not changed (decision 048).
 */
export interface PageModule {
  Page: ComponentType<PageProps>;
  head: HeadData | ((entry: unknown, path: string) => HeadData);
  /**
   * `islands` for a page that keeps the HTML that it was released as; only its islands are hydrated (decision 047). Its build
   * refuses other components with handlers, state or effects. Without it, the whole page is hydrated.
   */
  hydration?: 'islands';
}

/** The page's description of itself at one of its paths. */
export function headOf({ head }: PageModule, { entry, path }: PageProps): HeadData {
  return typeof head === 'function' ? head(entry, path) : head;
}

/** Whether a loaded module exports a page; the composer also checks its head. */
export function isPageModule(loaded: unknown): loaded is PageModule {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'Page' in loaded &&
    typeof loaded.Page === 'function' &&
    'head' in loaded &&
    (typeof loaded.head === 'object' || typeof loaded.head === 'function') &&
    loaded.head !== null
  );
}
