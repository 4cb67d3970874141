import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { markHydrated } from '../../hydration-mark';
import { animatePage } from '../../motion/page-animations';

interface ShownPageProps {
  pathname: string;
  /**
   * Called before the page is painted.
   * @returns called when the page is left
   */
  onShown: (pathname: string) => (() => void) | undefined;
  children: ReactNode;
}

/** Wraps a page, and calls `onShown` when React has rendered it. */
export function ShownPage({ pathname, onShown, children }: ShownPageProps) {
  useLayoutEffect(() => onShown(pathname), [onShown, pathname]);
  useEffect(() => {
    markHydrated();
    return animatePage();
  }, []);
  return children;
}
