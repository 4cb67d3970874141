/** Which submenus are open, by their id, and what opened them: a hover ends with the hover, a press stays. */
type OpenSubmenus = Readonly<Record<string, 'hover' | 'press'>>;

export type SubmenuAction =
  | { type: 'enter'; id: string }
  | { type: 'leave'; id: string }
  /** A click, a tap or a key; `alone` closes the others, as in a bar where submenus lie over one another. */
  | { type: 'press'; id: string; alone: boolean }
  | { type: 'close'; id: string }
  | { type: 'close all' };

export const noSubmenus: OpenSubmenus = {};

/** @returns the submenus that are open after what the visitor did; the same object when nothing changes */
export function nextSubmenus(open: OpenSubmenus, action: SubmenuAction): OpenSubmenus {
  switch (action.type) {
    case 'enter':
      return open[action.id] ? open : { [action.id]: 'hover' };
    case 'leave':
      return open[action.id] === 'hover' ? without(open, action.id) : open;
    case 'press':
      if (open[action.id] === 'press') return without(open, action.id);
      // Whoever hovers and then clicks means to keep it open, not to close what has just opened.
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
