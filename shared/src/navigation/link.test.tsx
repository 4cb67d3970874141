import { renderPage } from '@site/kit/testing/render-page';
import { fireEvent } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Link } from './link';

/** How the visitor came here, and the location's state. */
function Arrival() {
  const { state } = useLocation();
  return <output>{`${useNavigationType()} ${JSON.stringify(state)}`}</output>;
}

describe('Link', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('navigates to its page with its state', async () => {
    const { user, getByRole, place } = renderPage(
      <>
        <Link to="/career/application-form?from=list" state={{ job: 'Weaver' }}>
          Apply
        </Link>
        <Arrival />
      </>,
    );
    expect(getByRole('link').getAttribute('href')).toBe('/career/application-form?from=list');
    await user.click(getByRole('link'));
    expect(place()).toBe('/career/application-form?from=list');
    expect(getByRole('status').textContent).toBe('PUSH {"job":"Weaver"}');
  });

  it('adds no second history entry for the current page', async () => {
    window.history.replaceState(null, '', '/services?all#web');
    const { user, getByRole } = renderPage(
      <>
        <Link to="/services?all#web">Services</Link>
        <Arrival />
      </>,
      { at: '/services?all#web' },
    );
    await user.click(getByRole('link'));
    expect(getByRole('status').textContent).toMatch(/^REPLACE/);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %o to the browser',
    (press) => {
      let left: boolean | undefined;
      const { getByRole, place } = renderPage(<Link to="/blog">Blog</Link>);
      // After the link's own handler, before the browser's.
      const atEnd = (event: Event) => {
        left = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', atEnd, { once: true });
      fireEvent.click(getByRole('link'), press);
      expect(left).toBe(true);
      expect(place()).toBe('/');
    },
  );

  it('does not navigate when its `onClick` prevents it', async () => {
    const { user, getByRole, place } = renderPage(
      <Link to="/blog" onClick={(event) => event.preventDefault()}>
        Blog
      </Link>,
    );
    await user.click(getByRole('link'));
    expect(place()).toBe('/');
  });
});
