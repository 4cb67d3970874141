import { renderPage } from '@site/kit/testing/render-page';
import { company } from '@site/shared/company/company';
import { describe, expect, it } from 'vitest';
import { contactPage } from '../../content/contact-page';
import { Page } from './contact-page';

describe('the contact page', () => {
  it('has one main heading, no skipped level, and a link to Home', async () => {
    const { user, getByRole, getAllByRole, place } = renderPage(<Page entry={undefined} path="/contact" />, {
      at: '/contact',
    });
    const levels = getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
    expect(getByRole('form', { name: contactPage.form.heading })).toBeTruthy();
    await user.click(getByRole('link', { name: 'Home' }));
    expect(place()).toBe('/');
  });

  it('shows the next steps in order', () => {
    const { getByRole } = renderPage(<Page entry={undefined} path="/contact" />);
    const steps = getByRole('region', { name: contactPage.next.heading });
    expect(steps.querySelectorAll('ol > li')).toHaveLength(contactPage.next.steps.length);
  });

  it('describes the office for search engines', () => {
    const { container } = renderPage(<Page entry={undefined} path="/contact" />);
    const json = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    const data = JSON.parse(json);
    expect(data).toMatchObject({
      '@type': 'ContactPage',
      url: `${company.website}/contact`,
      mainEntity: {
        '@type': 'LocalBusiness',
        telephone: company.phone.dialled,
        email: company.email,
        address: { addressLocality: company.office.city, postalCode: company.office.postalCode },
      },
    });
  });
});
