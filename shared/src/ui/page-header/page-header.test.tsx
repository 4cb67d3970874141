import { renderPage } from '@site/kit/testing/render-page';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RelatedLinks } from '../../content/entry-schemas';
import { PageHeader } from './page-header';

describe('PageHeader', () => {
  it('shows the title as a focusable page heading', () => {
    const { getByRole } = renderPage(<PageHeader title="Career" intro="Your future starts here." />);
    const heading = getByRole('heading', { level: 1, name: 'Career' });
    heading.focus();
    expect(document.activeElement).toBe(heading);
  });

  it('links to related pages', () => {
    const relatedLinks: RelatedLinks = {
      heading: 'Sidebar',
      links: [{ label: 'Right', to: '/blog/blog-details-right' }],
    };
    const { getByRole } = renderPage(<PageHeader title="Blog Details" relatedLinks={relatedLinks} />);
    const links = within(getByRole('navigation', { name: 'Sidebar' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Right', '/blog/blog-details-right'],
    ]);
  });

  it('links Home and the pages between, and names this page last', () => {
    const { getAllByRole } = renderPage(
      <PageHeader title="Web Development" breadcrumb={[{ label: 'Services', to: '/service' }]} />,
    );
    const steps = getAllByRole('listitem').map((step) => step.textContent);
    expect(steps).toEqual(['Home', 'Services', 'Web Development']);
    expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/service']);
  });
});
