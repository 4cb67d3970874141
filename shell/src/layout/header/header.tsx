import { Link } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';
import { useRef } from 'react';
import { layoutContent } from '../../content/layout-content';
import { Brand } from '../brand/brand';
import { CallLink } from './call-link';
import styles from './header.module.css';
import type { SubmenuControls } from './menu/main-menu';
import { MenuSheet } from './menu/menu-sheet';
import { MenuToggle } from './menu/menu-toggle';
import { useMenuSheet } from './menu/use-menu-sheet';
import { useHeaderState } from './use-header-state';
import { useHydrated } from './use-hydrated';

const sheetId = 'site-menu';

/**
 * The header of every page: brand, menu, telephone, quote (requirements §2). It takes the same space in every state, so
 * that the page below does not move.
 */
export function Header() {
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const submenus = useRef<SubmenuControls>(null);
  const state = useHeaderState();
  const hydrated = useHydrated();
  const { open, toggleSheet } = useMenuSheet({ header, toggle, sheet, submenus });

  return (
    <header
      ref={header}
      className={styles.header}
      data-state={state}
      data-menu={open ? 'open' : 'closed'}
      data-tone="paper"
    >
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.home} aria-label={layoutContent.homeLink}>
          <Brand />
        </Link>
        <CallLink place="bar" className={styles.callInBar} />
        <MenuToggle ref={toggle} open={open} hydrated={hydrated} controls={sheetId} onPress={toggleSheet} />
        <MenuSheet ref={sheet} submenus={submenus} id={sheetId} open={open} hydrated={hydrated} />
      </div>
    </header>
  );
}
