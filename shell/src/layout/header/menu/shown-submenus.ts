import { menus } from '../../../content/menus';
import { isDesktop } from '../desktop-breakpoint';
import type { SubmenuAction } from './submenus';

/**
 * The submenus that CSS has shown until hydration: on wide screens that of the pointer or the focus, in an open sheet all.
 * Folding them would take a link from under the pointer, and the focus with it.
 * @param list of the menu's entries
 * @returns the actions that open them
 */
export function shownSubmenus(list: Element): SubmenuAction[] {
  const isBar = isDesktop();
  if (!isBar && !list.closest('[data-open]')) return [];
  return menus.header.flatMap((entry, index): SubmenuAction[] => {
    const element = list.children[index];
    if (!('links' in entry) || !element) return [];
    const { id } = entry;
    if (!isBar || element.contains(document.activeElement)) return [{ type: 'press', id, alone: isBar }];
    return element.matches(':hover') ? [{ type: 'enter', id }] : [];
  });
}
