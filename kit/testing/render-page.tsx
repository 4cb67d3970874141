import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach } from 'vitest';

afterEach(cleanup);

/**
 * Renders what stands inside the site's router: a page, or a component with links.
 * @param options.at the address the visitor is at, `/` unless told
 * @returns what Testing Library returns, a visitor who clicks and types (`user`), and where the visitor now is (`place()`)
 */
export function renderPage(page: ReactElement, { at = '/' }: { at?: string } = {}) {
  let place = at;
  const inSite = (content: ReactElement) => (
    <MemoryRouter initialEntries={[at]}>
      {content}
      <Place
        report={(now) => {
          place = now;
        }}
      />
    </MemoryRouter>
  );
  const view = render(inSite(page));
  const rerender = (content: ReactElement) => view.rerender(inSite(content));
  return { ...view, rerender, user: userEvent.setup(), place: () => place };
}

function Place({ report }: { report: (place: string) => void }) {
  const { pathname, search, hash } = useLocation();
  report(pathname + search + hash);
  return null;
}
