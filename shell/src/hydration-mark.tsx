import { useEffect } from 'react';

/** Marks the document once React has taken over what it stands in: until then a click is the browser's alone. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
