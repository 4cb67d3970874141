import { type RefObject, useEffect, useState } from 'react';

/**
 * @param margin around the viewport that counts as inside
 * @returns whether the element is in the viewport
 */
export function useInViewport(target: RefObject<Element | null>, margin = '0px'): boolean {
  const [inside, setInside] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      // On a busy device several changes may come at once, the oldest first.
      (entries) => setInside(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, margin]);
  return inside;
}
