import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from 'react-router-dom';

/**
 * The only router surface that remotes may use. It is one shared module at runtime, so that a link inside a remote
 * navigates in the shell's router; sharing the whole router would ship all of it (docs/decisions/002).
 */
export { useLocation, useNavigate } from 'react-router-dom';

/** A link to a page of this site. Pages change with a short cross-fade where the browser has it. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition {...props} />;
}

/** The same for menus: it knows when its page is shown. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink viewTransition {...props} />;
}
