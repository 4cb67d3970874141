import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isDesktop, onBreakpoint } from '../desktop-breakpoint';

/**
 * Closes open submenus on Escape or a press outside. On narrow screens it leaves them open: they cover nothing, and Escape
 * closes the sheet. It also closes them when the window passes the breakpoint: in the closed sheet, hidden submenus would keep
 * the header in the window.
 * @param list contains the submenus and the buttons that open them
 */
export function useDismissal(list: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const dismiss = useEffectEvent(close);

  useEffect(() => {
    if (!open) return;

    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isDesktop()) return;
      // Focus would be lost with the submenu around it.
      const focused = document.activeElement;
      if (list.current?.contains(focused)) {
        focused?.closest('li:has([aria-expanded])')?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      }
      dismiss();
    }

    function onPress(event: PointerEvent) {
      if (isDesktop() && event.target instanceof Node && !list.current?.contains(event.target)) dismiss();
    }

    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    const stopListening = onBreakpoint(() => dismiss());
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      stopListening();
    };
  }, [list, open]);
}
