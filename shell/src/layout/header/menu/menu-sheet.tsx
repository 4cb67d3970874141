import { ButtonLink } from '@site/shared/ui/button';
import type { Ref } from 'react';
import { menus } from '../../../content/menus';
import { CallLink } from '../call-link';
import { MainMenu, type SubmenuControls } from './main-menu';
import styles from './menu-sheet.module.css';

interface MenuSheetProps {
  ref: Ref<HTMLDivElement>;
  submenus: Ref<SubmenuControls>;
  id: string;
  open: boolean;
  hydrated: boolean;
}

/** The sheet that the menu button opens on narrow screens; on wide ones it is part of the bar. */
export function MenuSheet({ ref, submenus, id, open, hydrated }: MenuSheetProps) {
  return (
    <div
      ref={ref}
      id={id}
      className={styles.sheet}
      data-open={open || undefined}
      data-print="hide"
      // A popover until scripts run; then the attribute is removed, and React opens and closes it.
      popover={hydrated ? undefined : 'auto'}
    >
      <MainMenu ref={submenus} hydrated={hydrated} />
      <CallLink place="menu" className={styles.call} />
      <div className={styles.quote}>
        <ButtonLink to={menus.quote.to}>{menus.quote.label}</ButtonLink>
      </div>
    </div>
  );
}
