import type { ComponentType } from 'react';
import type { HeadData } from './head-data';

/** What each exposed module of a remote gives to the shell: one page. */
export interface PageModule {
  Page: ComponentType;
  head: HeadData;
}

/** Whether a loaded module keeps the contract; the composer also checks what is in its head. */
export function isPageModule(loaded: unknown): loaded is PageModule {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'Page' in loaded &&
    typeof loaded.Page === 'function' &&
    'head' in loaded &&
    typeof loaded.head === 'object' &&
    loaded.head !== null
  );
}
