import { quoteLink } from '@site/shared/content/navigation';
import { Link } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';
import { ButtonLink } from '@site/shared/ui/button';
import { useRef } from 'react';
import { Brand } from '../brand/brand';
import { layoutContent } from '../layout-content';
import { CallLink } from './call-link';
import styles from './header.module.css';
import { MainMenu } from './main-menu';
import { MenuToggle } from './menu-toggle';
import { useHeaderState } from './use-header-state';
import { useHydrated } from './use-hydrated';
import { useMenuSheet } from './use-menu-sheet';

const sheetId = 'site-menu';

/**
 * The head of every page: brand, menu, telephone, quote (specification §2). It keeps its place on the page in each
 * state, so that nothing below it ever moves.
 */
export function Header() {
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const state = useHeaderState();
  const hydrated = useHydrated();
  const { open, toggleSheet } = useMenuSheet({ header, toggle, sheet });

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
        <div
          ref={sheet}
          id={sheetId}
          className={styles.sheet}
          // Until scripts run the browser itself opens and closes it; from then on it is an ordinary part of the page.
          popover={hydrated ? undefined : 'auto'}
        >
          <MainMenu hydrated={hydrated} />
          <CallLink place="menu" className={styles.callInMenu} />
          <div className={styles.quote}>
            <ButtonLink to={quoteLink.to}>{quoteLink.label}</ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}
