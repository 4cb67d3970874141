const query = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches;
}

/** @returns stops listening */
export function onReducedMotion(asked: () => void): () => void {
  const preference = window.matchMedia(query);
  const listen = () => preference.matches && asked();
  preference.addEventListener('change', listen);
  return () => preference.removeEventListener('change', listen);
}
