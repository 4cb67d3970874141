import { useEffect } from 'react';

/**
 * Back and forward show a page from its top too (specification §2), so the browser must not scroll after us.
 * A reload and the return from another site are left to the browser: it remembers where the visitor was.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    const ours = () => {
      history.scrollRestoration = 'manual';
    };
    const theBrowsers = () => {
      history.scrollRestoration = 'auto';
    };
    ours();
    window.addEventListener('pageshow', ours);
    window.addEventListener('pagehide', theBrowsers);
    return () => {
      window.removeEventListener('pageshow', ours);
      window.removeEventListener('pagehide', theBrowsers);
      theBrowsers();
    };
  }, []);
}
