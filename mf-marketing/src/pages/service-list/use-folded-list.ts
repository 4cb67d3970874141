import { useEffect, useRef, useState } from 'react';

/**
 * A list that can be folded away and still be found by the browser's search in the page, which unfolds it.
 * @returns whether it is open, how to change that, and the ref of the list
 */
export function useFoldedList() {
  const [open, setOpen] = useState(false);
  const folded = useRef<HTMLUListElement>(null);

  useEffect(() => {
    // React knows `hidden` as yes or no only; the browser knows a third kind that its search can look into.
    if (!open) folded.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const list = folded.current;
    const unfold = () => setOpen(true);
    list?.addEventListener('beforematch', unfold);
    return () => list?.removeEventListener('beforematch', unfold);
  }, []);

  return { open, toggle: () => setOpen((isOpen) => !isOpen), folded };
}
