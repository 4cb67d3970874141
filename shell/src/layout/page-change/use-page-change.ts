import { isSameAddress } from '@site/shared/contracts/address';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onPageShown } from './on-page-shown';

/**
 * Does for each change of path what a browser does when it loads a page: scrolls to the top (requirements §2), moves
 * the focus to the heading and announces the title. Leaves the first page, hashes and queries to the browser.
 * @returns the text to announce
 */
export function usePageChange(page: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, announce] = useState('');

  useLayoutEffect(() => {
    if (isSameAddress(shown.current, pathname) || !page.current) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    return onPageShown(page.current, ({ heading, title }) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      announce(title);
    });
  }, [pathname, page]);

  return announcement;
}
