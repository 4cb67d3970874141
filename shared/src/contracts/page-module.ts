import type { ComponentType } from 'react';

/** What each exposed module of a remote gives to the shell: one page, with its own title, description and canonical address. */
export interface PageModule {
  Page: ComponentType;
}

/** True when a loaded module keeps the contract; a remote's mistake then reads as a sentence, not as a crash. */
export function isPageModule(loaded: unknown): loaded is PageModule {
  return (
    typeof loaded === 'object' && loaded !== null && 'Page' in loaded && typeof loaded.Page === 'function'
  );
}
