import { useEffect } from 'react';
import { startAnimations } from './start-animations';
import { whenIdle } from './when-idle';

/** Starts the entrance animations of a page when the browser is idle. Each page has its own, by `key`. */
export function PageAnimations() {
  useEffect(() => {
    let left = false;
    const cancel = whenIdle(() => startAnimations(() => left));
    return () => {
      left = true;
      cancel();
    };
  }, []);

  return null;
}
