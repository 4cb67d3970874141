import { useSyncExternalStore } from 'react';

/** Whether the visitor prefers reduced motion; updates when the setting changes. */
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
