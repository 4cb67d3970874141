import { whenIdle } from '../scheduling/when-idle';
import { startAnimations } from './start-animations';

/**
 * Starts the entrance animations of a page when the browser is idle.
 * @returns cancels it when the page is left
 */
export function animatePage(): () => void {
  let left = false;
  const cancel = whenIdle(() => startAnimations(() => left));
  return () => {
    left = true;
    cancel();
  };
}
