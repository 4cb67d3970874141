import type { Ref } from 'react';
import { layoutContent } from '../../../content/layout-content';
import styles from './menu-toggle.module.css';

interface MenuToggleProps {
  ref: Ref<HTMLButtonElement>;
  open: boolean;
  hydrated: boolean;
  /** The id of the menu. */
  controls: string;
  onPress: () => void;
}

/** Opens and closes the menu on narrow screens. Until scripts run it is the browser's popover button. */
export function MenuToggle({ ref, open, hydrated, controls, onPress }: MenuToggleProps) {
  const { openMenu, closeMenu } = layoutContent.header;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.toggle}
      aria-controls={controls}
      aria-expanded={hydrated ? open : undefined}
      popoverTarget={hydrated ? undefined : controls}
      // A text inside would be laid out at each press.
      aria-label={open ? closeMenu : openMenu}
      onClick={onPress}
      data-print="hide"
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path className={styles.upper} d="M2 6H22" />
        <path className={styles.middle} d="M2 12H22" />
        <path className={styles.lower} d="M2 18H22" />
      </svg>
    </button>
  );
}
