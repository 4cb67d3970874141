import { type ReactNode, useEffect } from 'react';

/** Marks the document once React has taken over: until then a click is the browser's alone. */
export function AfterHydration({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return children;
}
