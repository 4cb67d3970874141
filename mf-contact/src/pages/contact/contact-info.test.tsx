import { renderPage } from '@site/kit/testing/render-page';
import { company } from '@site/shared/company/company';
import { describe, expect, it } from 'vitest';
import { contactPage } from '../../content/contact-page';
import { ContactInfo } from './contact-info';

describe('ContactInfo', () => {
  it('has links to call, write and chat', () => {
    const { getByRole, getAllByRole } = renderPage(<ContactInfo />);
    expect(getByRole('link', { name: company.phone.shown }).getAttribute('href')).toBe(
      `tel:${company.phone.dialled}`,
    );
    expect(getByRole('link', { name: company.email }).getAttribute('href')).toBe(`mailto:${company.email}`);
    const { chat } = contactPage.info;
    const link = getByRole('link', { name: `${chat.action} (${chat.newTab})` });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+$/);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(getAllByRole('link')).toHaveLength(3);
  });

  it('shows the office as a postal address', () => {
    const { container } = renderPage(<ContactInfo />);
    const { street, city, postalCode, region, country } = company.office;
    expect(container.querySelector('address')?.textContent).toBe(
      `${street}, ${city} ${postalCode}, ${region}, ${country}`,
    );
  });
});
