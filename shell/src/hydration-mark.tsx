import { useEffect } from 'react';

let resolveHydrated = () => {};

/** Resolves when React has hydrated a page, or has rendered one that had no HTML. */
export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/** Sets `data-hydrated` on the document when React has hydrated what it is part of. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    resolveHydrated();
  }, []);
  return null;
}
