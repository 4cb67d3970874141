import { useEffect, useState } from 'react';

interface MenuButtonProps {
  className: string;
  /** The markup of its icon. */
  icon: string;
}

/** The only part with behavior, as an island: the least that a page with a React menu needs. */
export function MenuButton({ className, icon }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <button
      type="button"
      className={className}
      aria-controls="site-menu"
      aria-label={open ? 'Close menu' : 'Open menu'}
      popoverTarget="site-menu"
      onClick={() => setOpen(!open)}
      dangerouslySetInnerHTML={{ __html: icon }}
    />
  );
}
