import { useLocation } from '@site/shared/navigation';
import { afterNextPaint } from '@site/shared/ui/after-next-paint';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onBreakpoint } from '../desktop-breakpoint';
import type { SubmenuControls } from './main-menu';

interface MenuSheetParts {
  header: RefObject<HTMLElement | null>;
  toggle: RefObject<HTMLButtonElement | null>;
  sheet: RefObject<HTMLElement | null>;
  submenus: RefObject<SubmenuControls | null>;
}

/**
 * The menu on narrow screens: open or closed (requirements §4). While it is open, the page behind is inert. A link or
 * Escape closes it.
 */
export function useMenuSheet({ header, toggle, sheet, submenus }: MenuSheetParts) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  // Opened as a popover before scripts ran: it stays open.
  useEffect(() => {
    if (sheet.current && 'popover' in sheet.current && sheet.current.matches(':popover-open')) setOpen(true);
  }, [sheet]);

  // Back and forward change the page, too. `useEffect` would close the menu after the next page is shown, whose heading can't
  // take the focus while it is inert.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setOpen(false);
    submenus.current?.closeAll();
  }, [pathname, submenus]);

  useEffect(() => {
    const head = header.current;
    if (!open || !head) return;
    let release: (() => void) | undefined;
    // This makes the browser style the whole page again, so it waits until the open menu is painted.
    const cancelHold = afterNextPaint(() => {
      release = holdBackground(head);
    });
    const stopListening = onBreakpoint(() => setOpen(false));

    function close() {
      setOpen(false);
      // Focus would be lost with the menu. After a navigation the next page's heading gets it.
      toggle.current?.focus({ preventScroll: true });
    }

    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === 'Escape') close();
    }

    /** Closes on a link and on the backdrop, which is the header element itself. */
    function closeOnChoice({ target }: MouseEvent) {
      if (target === head || (target instanceof Element && target.closest('a'))) close();
    }

    document.addEventListener('keydown', closeOnEscape);
    head.addEventListener('click', closeOnChoice);
    return () => {
      // An open one would keep the header in the window, and overlap others on a wider screen.
      submenus.current?.closeAll();
      cancelHold();
      release?.();
      stopListening();
      document.removeEventListener('keydown', closeOnEscape);
      head.removeEventListener('click', closeOnChoice);
    };
  }, [open, header, toggle, submenus]);

  return { open, toggleSheet: () => setOpen(!open) };
}

/**
 * Makes everything but the header inert, and stops the page from scrolling.
 * @returns undoes it
 */
function holdBackground(header: HTMLElement): () => void {
  const siblings = [...(header.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== header && !element.inert,
  );
  for (const element of siblings) element.inert = true;
  const { dataset } = document.documentElement;
  dataset.held = '';
  return () => {
    delete dataset.held;
    for (const element of siblings) element.inert = false;
  };
}
