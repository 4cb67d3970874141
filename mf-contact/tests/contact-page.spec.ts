import { expect, test } from '@site/kit/testing/journey';
import { company } from '@site/shared/company/company';
import { contactPage } from '../src/content/contact-page';

test('the page shows the contact details: telephone, e-mail, chat and the office in Indore', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: contactPage.title })).toBeVisible();
  const breadcrumb = main.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  const reach = main.getByRole('region', { name: contactPage.info.heading });
  await expect(reach.getByRole('link', { name: company.phone.shown })).toHaveAttribute(
    'href',
    `tel:${company.phone.dialled}`,
  );
  await expect(reach.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(reach.getByRole('link', { name: new RegExp(contactPage.info.chat.action) })).toHaveAttribute(
    'href',
    `https://wa.me/${company.chatNumber}`,
  );
  await expect(reach.locator('address')).toContainText(company.office.city);
});
