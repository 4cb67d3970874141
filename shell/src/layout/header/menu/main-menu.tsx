import { memo, type Ref, useCallback, useImperativeHandle, useLayoutEffect, useReducer, useRef } from 'react';
import { layoutContent } from '../../../content/layout-content';
import { menus } from '../../../content/menus';
import styles from './main-menu.module.css';
import { MenuItem } from './menu-item';
import { shownSubmenus } from './shown-submenus';
import { Submenu } from './submenu';
import { nextSubmenus, noSubmenus } from './submenus';
import { useDismissal } from './use-dismissal';

/** What the sheet around the menu does with its submenus. */
export interface SubmenuControls {
  closeAll: () => void;
}

interface MainMenuProps {
  ref: Ref<SubmenuControls>;
  hydrated: boolean;
}

/**
 * The header's menu: a bar on wide screens, a list on narrow ones, with the same links (requirements §2). Opening and closing
 * the sheet around it does not render it again.
 */
export const MainMenu = memo(function MainMenu({ ref, hydrated }: MainMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const [open, act] = useReducer(nextSubmenus, noSubmenus);
  const closeAll = useCallback(() => act({ type: 'close all' }), []);
  useImperativeHandle(ref, () => ({ closeAll }), [closeAll]);
  useLayoutEffect(() => {
    if (hydrated && list.current) for (const action of shownSubmenus(list.current)) act(action);
  }, [hydrated]);
  useDismissal(list, Object.keys(open).length > 0, closeAll);

  return (
    <nav className={styles.menu} aria-label={layoutContent.header.menu} data-hydrated={hydrated || undefined}>
      <ul ref={list} className={styles.entries}>
        {menus.header.map((entry) =>
          'links' in entry ? (
            <Submenu
              key={entry.id}
              parent={entry}
              open={entry.id in open}
              hydrated={hydrated}
              act={act}
              onChoose={closeAll}
            />
          ) : (
            <li key={entry.to} className={styles.entry}>
              <MenuItem link={entry} className={styles.item} onChoose={closeAll} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
});
