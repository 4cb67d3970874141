import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address of this site, from its root. */
  to: string;
  /** What the page there is told beside its address. */
  state?: unknown;
}

/**
 * A link within the site. The router's own also resolves relative addresses and fetches ahead, which nothing here asks
 * for, and was a third of what it takes to render a page: a page has fifty links.
 */
export function Link(props: LinkProps) {
  const { to, state, onClick } = props;
  const navigate = useNavigate();
  const follow: LinkProps['onClick'] = (event) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // As browsers do: the page that is shown does not enter the history twice.
    const { pathname, search, hash } = window.location;
    void navigate(to, { state, replace: to === pathname + search + hash });
  };
  // Overwritten, not left out: to copy all but some properties would take as long as the rest of a link.
  const own = { to: undefined, state: undefined, href: to, onClick: follow };
  return <a {...props} {...own} />;
}

/** Anything else is the browser's: a new tab or window, a download, the menu of the link. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
