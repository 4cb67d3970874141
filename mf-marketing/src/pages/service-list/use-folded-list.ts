import { useEffect, useRef, useState } from 'react';

/**
 * A collapsed list that find-in-page can search and expand.
 * @returns whether it is open, a function to change that, and the ref of the list
 */
export function useFoldedList() {
  const [open, setOpen] = useState(false);
  const folded = useRef<HTMLUListElement>(null);

  useEffect(() => {
    // React supports `hidden` as a boolean only; `until-found` lets find-in-page search it.
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
