import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/**
 * Renders content inside the site's router: a page, or a component with links.
 * @param options.at the visitor's path, `/` by default
 * @returns the result of Testing Library, a visitor who clicks and types (`user`), and the visitor's current path
 * (`place()`)
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
