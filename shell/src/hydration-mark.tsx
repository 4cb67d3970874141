import { useEffect } from 'react';

/** Sets `data-hydrated` on the document when React has hydrated what it is part of. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
