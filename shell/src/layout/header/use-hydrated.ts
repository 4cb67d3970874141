import { startTransition, useEffect, useState } from 'react';

/**
 * False in the prerendered page and while it is hydrated, true from then on: until scripts run, the menus work
 * by style sheets alone.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  // In small pieces, as hydration itself: nobody waits for it, and a finger on the screen does not have to.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
