import { NavLink } from '@site/shared/navigation';
import { paths } from '@site/shared/navigation/paths';
import type { MenuLink } from '../../../content/menus.schema';

interface MenuItemProps {
  link: MenuLink;
  className?: string | undefined;
  onChoose: () => void;
}

export function MenuItem({ link, className, onChoose }: MenuItemProps) {
  return (
    <NavLink to={link.to} end={link.to === paths.home} className={className} onClick={onChoose}>
      {link.label}
    </NavLink>
  );
}
