import { useSyncExternalStore } from 'react';

/** Whether the visitor asked for less motion; follows the setting while the page is open. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

const query = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const setting = matchMedia(query);
  setting.addEventListener('change', changed);
  return () => setting.removeEventListener('change', changed);
}
