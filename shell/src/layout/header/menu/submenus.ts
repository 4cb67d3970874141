/** The open submenus by id, with their cause: one opened by hover closes when the hover ends. */
type OpenSubmenus = Readonly<Record<string, 'hover' | 'press'>>;

export type SubmenuAction =
  | { type: 'enter'; id: string }
  | { type: 'leave'; id: string }
  /** A click, a tap or a key; `alone` closes the others, because submenus of the bar overlap. */
  | { type: 'press'; id: string; alone: boolean }
  | { type: 'close'; id: string }
  | { type: 'close all' };

export const noSubmenus: OpenSubmenus = {};

/** Reducer. @returns the same object when nothing changes */
export function nextSubmenus(open: OpenSubmenus, action: SubmenuAction): OpenSubmenus {
  switch (action.type) {
    case 'enter':
      return open[action.id] ? open : { [action.id]: 'hover' };
    case 'leave':
      return open[action.id] === 'hover' ? without(open, action.id) : open;
    case 'press':
      if (open[action.id] === 'press') return without(open, action.id);
      // A click on a submenu that a hover has just opened keeps it open.
      return { ...(action.alone ? noSubmenus : open), [action.id]: 'press' };
    case 'close':
      return open[action.id] ? without(open, action.id) : open;
    case 'close all':
      return Object.keys(open).length ? noSubmenus : open;
  }
}

function without(open: OpenSubmenus, id: string): OpenSubmenus {
  return Object.fromEntries(Object.entries(open).filter(([other]) => other !== id));
}
