import { useLocation } from 'react-router-dom';
import { isBelowAddress, isSameAddress } from '../site-model/address';
import { Link, type LinkProps } from './link';

interface NavLinkProps extends LinkProps {
  /** Matches only its own page, not the pages below it. */
  end?: boolean;
}

/** A link with `aria-current`: `page` on its own page, `true` on a page below it. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const here = isSameAddress(pathname, link.to);
  const below = !end && isBelowAddress(pathname, link.to);
  return <Link {...link} aria-current={here ? 'page' : below ? 'true' : undefined} />;
}
