import { renderPage } from '@site/kit/testing/render-page';
import { expect, it } from 'vitest';
import { NavLink } from './nav-link';

it.each([
  { at: '/service', end: false, current: 'page' },
  { at: '/Service/', end: true, current: 'page' },
  { at: '/service/web', end: false, current: 'true' },
  { at: '/service/web', end: true, current: null },
  { at: '/services', end: false, current: null },
])('at $at a link to /service has aria-current $current, with end: $end', ({ at, end, current }) => {
  const { getByRole } = renderPage(
    <NavLink to="/service" end={end}>
      Services
    </NavLink>,
    { at },
  );
  expect(getByRole('link').getAttribute('aria-current')).toBe(current);
});
