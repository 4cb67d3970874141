import { useEffect } from 'react';

/**
 * Turns the browser's scroll restoration off, so that back and forward show a page from its top (requirements §2). It is on
 * for a reload and for the return from another site.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    const turnOff = () => {
      history.scrollRestoration = 'manual';
    };
    const turnOn = () => {
      history.scrollRestoration = 'auto';
    };
    turnOff();
    window.addEventListener('pageshow', turnOff);
    window.addEventListener('pagehide', turnOn);
    return () => {
      window.removeEventListener('pageshow', turnOff);
      window.removeEventListener('pagehide', turnOn);
      turnOn();
    };
  }, []);
}
