import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { markHydrated, markPart } from '../../hydration-mark';
import { animatePage } from '../../motion/page-animations';

interface ShownPageProps {
  /** The element around it. */
  container: Element;
  pathname: string;
  /**
   * Called before the page is painted.
   * @returns called when the page is left
   */
  onShown: (pathname: string) => (() => void) | undefined;
  children: ReactNode;
}

/** Wraps a page, and calls `onShown` when React has rendered it. */
export function ShownPage({ container, pathname, onShown, children }: ShownPageProps) {
  useLayoutEffect(() => onShown(pathname), [onShown, pathname]);
  useEffect(() => {
    markPart(container, true);
    markHydrated();
    return animatePage();
  }, [container]);
  return children;
}
