import { useLocation } from '@site/shared/navigation';
import { isSameAddress } from '@site/shared/site-model/address';
import { Icon } from '@site/shared/ui/icon';
import { ChevronDown } from '@site/shared/ui/icons';
import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { MenuParent } from '../../../content/menus.schema';
import { isDesktop } from '../desktop-breakpoint';
import styles from './main-menu.module.css';
import { MenuItem } from './menu-item';
import { nextFocus } from './next-focus';
import type { SubmenuAction } from './submenus';

interface SubmenuProps {
  parent: MenuParent;
  open: boolean;
  hydrated: boolean;
  act: (action: SubmenuAction) => void;
  onChoose: () => void;
}

/**
 * A menu entry with its links. Opens by hover, click or arrow key on wide screens, in place on narrow ones. The others are
 * not rendered again.
 */
export const Submenu = memo(function Submenu(props: SubmenuProps) {
  const {
    parent: { id, label, links },
    open,
    hydrated,
    act,
    onChoose,
  } = props;
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const listId = `menu-${id}`;

  function hover(event: PointerEvent, type: 'enter' | 'leave') {
    // Touch has no hover.
    if (event.pointerType !== 'touch' && isDesktop()) act({ type, id });
  }

  function leave(event: FocusEvent<HTMLLIElement>) {
    const goesTo = event.relatedTarget;
    if (goesTo && !event.currentTarget.contains(goesTo) && isDesktop()) act({ type: 'close', id });
  }

  function moveFocus(event: KeyboardEvent) {
    // With a modifier the browser's own shortcuts, such as scrolling to the end of the page.
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const items = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    const next = nextFocus(event.key, items, event.target as HTMLElement);
    if (!next) return;
    event.preventDefault();
    // Hidden elements can't take focus: open synchronously.
    if (!open) flushSync(() => act({ type: 'press', id, alone: isDesktop() }));
    next.focus();
  }

  return (
    <li
      className={styles.entry}
      data-open={open || undefined}
      onPointerEnter={(event) => hover(event, 'enter')}
      onPointerLeave={(event) => hover(event, 'leave')}
      onBlur={leave}
      onKeyDown={moveFocus}
    >
      <button
        type="button"
        className={styles.item}
        data-current={links.some(({ to }) => isSameAddress(pathname, to)) || undefined}
        aria-expanded={hydrated ? open : undefined}
        aria-controls={listId}
        onClick={() => act({ type: 'press', id, alone: isDesktop() })}
      >
        {label}
        <Icon of={ChevronDown} size={16} className={styles.chevron} />
      </button>
      <div className={styles.submenu}>
        <ul ref={list} id={listId} className={styles.links} data-columns={links.length > 4 ? 2 : 1}>
          {links.map((link) => (
            <li key={link.to}>
              <MenuItem link={link} className={styles.link} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
});
