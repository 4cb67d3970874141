import type { ComponentType } from 'react';
import type { HeadData } from './head-data';

/** What a page gets: the entry of its address, and the address as the remote spells it. */
export interface PageProps<Entry = unknown> {
  entry: Entry;
  path: string;
}

/** What each exposed module of a remote gives to the shell: one page, for one address or for one an entry. */
export interface PageModule {
  Page: ComponentType<PageProps>;
  head: HeadData | ((entry: unknown, path: string) => HeadData);
}

/** What a page tells about itself at one of its addresses. */
export function headOf({ head }: PageModule, { entry, path }: PageProps): HeadData {
  return typeof head === 'function' ? head(entry, path) : head;
}

/** Whether a loaded module keeps the contract; the composer also checks what is in its head. */
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
