import type { MenuLink } from '@site/shared/content/navigation';
import { NavLink, useLocation } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';
import { isSameAddress } from './address';

interface MenuItemProps {
  link: MenuLink;
  className?: string | undefined;
  onChoose: () => void;
}

/** A link of the menu. It says `page` on its own page, and `true` on a page further down its branch. */
export function MenuItem({ link, className, onChoose }: MenuItemProps) {
  const { pathname } = useLocation();
  return (
    <NavLink
      to={link.to}
      end={link.to === paths.home}
      // A string, lest the router adds a class of its own.
      className={() => className}
      aria-current={isSameAddress(pathname, link.to) ? 'page' : 'true'}
      onClick={onChoose}
    >
      {link.label}
    </NavLink>
  );
}
