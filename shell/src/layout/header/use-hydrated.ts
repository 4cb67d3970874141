import { useSyncExternalStore } from 'react';

/**
 * False in the prerendered page and while it is hydrated, true from then on: until scripts run, the menus work
 * by style sheets alone.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => undefined;
}
