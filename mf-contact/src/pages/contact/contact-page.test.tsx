import { renderPage } from '@site/kit/testing/render-page';
import { describe, expect, it } from 'vitest';
import { Page } from './contact-page';

describe('the contact page', () => {
  it('has one main heading, no level left out, and a way back to Home', async () => {
    const { user, getByRole, getAllByRole, place } = renderPage(<Page />, { at: '/contact' });
    const levels = getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
    expect(getByRole('form', { name: 'Send an enquiry' })).toBeTruthy();
    await user.click(getByRole('link', { name: 'Home' }));
    expect(place()).toBe('/');
  });

  it('says in three steps what happens next', () => {
    const { getByRole } = renderPage(<Page />);
    const steps = getByRole('region', { name: 'What happens with your enquiry' });
    expect(steps.querySelectorAll('ol > li')).toHaveLength(3);
  });

  it('tells search engines where the office is', () => {
    const { container } = renderPage(<Page />);
    const json = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    const data = JSON.parse(json);
    expect(data).toMatchObject({
      '@type': 'ContactPage',
      url: 'https://www.malvanta.example/contact',
      mainEntity: {
        '@type': 'LocalBusiness',
        telephone: '+917315550100',
        email: 'sales@malvanta.example',
        address: { addressLocality: 'Indore', postalCode: '452003', addressCountry: 'IN' },
        sameAs: ['https://www.linkedin.com/company/malvanta'],
      },
    });
  });
});
