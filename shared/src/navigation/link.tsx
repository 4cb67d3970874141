import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { withStateAttribute, workingAsHtml } from '../site-model/works-as-html';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> {
  /** A path of this site, from its root. */
  to: string;
  /** The location state of the navigation. */
  state?: unknown;
}

/** A link within the site. The router's own makes hydration slower: a page has fifty links (decision 002). */
export const Link = workingAsHtml(function Link(props: LinkProps) {
  const { to, state, onClick } = props;
  const navigate = useNavigate();
  const follow: LinkProps['onClick'] = (event) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // As browsers do: a link to the current URL adds no history entry.
    const { pathname, search, hash } = window.location;
    void navigate(to, { state, replace: to === pathname + search + hash });
  };
  // Overwritten instead of omitted by rest syntax, which is slow.
  const withState = state ? '' : undefined;
  const own = { to: undefined, state: undefined, href: to, onClick: follow, [withStateAttribute]: withState };
  return <a {...props} {...own} />;
});

/** Other clicks are left to the browser: a new tab or window, a download, the context menu. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
