/**
 * The only router surface that remotes may use. It is one shared module at runtime, so that a link inside a remote
 * navigates in the shell's router; sharing the whole router would ship all of it (docs/decisions/002).
 */
export { useLocation, useNavigate } from 'react-router-dom';
export { Link } from './link';
export { NavLink } from './nav-link';
