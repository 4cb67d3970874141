import { useLocation } from 'react-router-dom';
import { isBelowAddress, isSameAddress } from '../contracts/address';
import { Link, type LinkProps } from './link';

interface NavLinkProps extends LinkProps {
  /** Whether it stands for its own page alone, and not for those further down its branch. */
  end?: boolean;
}

/** A link that says where the visitor is: `page` on its own page, and `true` on a page further down its branch. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const here = isSameAddress(pathname, link.to);
  const below = !end && isBelowAddress(pathname, link.to);
  return <Link {...link} aria-current={here ? 'page' : below ? 'true' : undefined} />;
}
