import { isSameAddress } from '@site/shared/contracts/address';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenPageIsThere } from './when-page-is-there';

/**
 * What a browser does by itself when it loads a page, done for each change of path: the page begins at its top
 * (specification §2), the focus moves to its heading, and its title is announced.
 * The first page is the browser's own, and so are a hash and a query.
 * @returns what to announce
 */
export function usePageChange(page: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, announce] = useState('');

  useLayoutEffect(() => {
    if (isSameAddress(shown.current, pathname) || !page.current) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    return whenPageIsThere(page.current, ({ heading, title }) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      announce(title);
    });
  }, [pathname, page]);

  return announcement;
}
