import { useEffect } from 'react';
import { startAnimations } from './start-animations';
import { whenIdle } from './when-idle';

/** Starts the entrances of one page once it is there and the browser is idle: one of these for each page, by `key`. */
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
