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
  /** Called when its fields listen. */
  onReady: () => void;
  children: ReactNode;
}

/** Wraps a page, and reports when React has rendered it. */
export function ShownPage({ container, pathname, onShown, onReady, children }: ShownPageProps) {
  useLayoutEffect(() => onShown(pathname), [onShown, pathname]);
  useEffect(() => {
    markPart(container, true);
    markHydrated();
    onReady();
    return animatePage();
  }, [container, onReady]);
  return children;
}
