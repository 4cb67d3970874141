import { startTransition, useEffect, useState } from 'react';

/** False in the prerendered page and during hydration, then true. Until then the menus work by CSS alone. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  // Low priority: must not block input.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
