import { renderPage } from '@site/kit/testing/render-page';
import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlaceholderLink } from './placeholder-link';

describe('PlaceholderLink', () => {
  it('is a link to # without an effect', () => {
    const { getByRole, place } = renderPage(<PlaceholderLink>Brochure (PDF)</PlaceholderLink>, {
      at: '/blog',
    });
    const link = getByRole('link', { name: 'Brochure (PDF)' });
    expect(link.getAttribute('href')).toBe('#');
    // `fireEvent` returns false when the click's default action was prevented.
    expect(fireEvent.click(link)).toBe(false);
    expect(place()).toBe('/blog');
  });

  it('can be named when it shows only an icon', () => {
    const { getByRole } = renderPage(
      <PlaceholderLink label="Facebook">
        <svg aria-hidden="true" />
      </PlaceholderLink>,
    );
    expect(getByRole('link', { name: 'Facebook' })).toBeTruthy();
  });
});
