import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { markHydrated } from '../../hydration-mark';
import { animatePage } from '../../motion/page-animations';

interface ShownPageProps {
  pathname: string;
  /** Called before the page is painted. @returns called when it is left */
  onShown: (pathname: string) => (() => void) | undefined;
  children: ReactNode;
}

/** Around a page: does what is due when React has shown it. */
export function ShownPage({ pathname, onShown, children }: ShownPageProps) {
  useLayoutEffect(() => onShown(pathname), [onShown, pathname]);
  useEffect(() => {
    markHydrated();
    return animatePage();
  }, []);
  return children;
}
