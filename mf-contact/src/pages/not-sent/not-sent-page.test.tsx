import { renderPage } from '@site/kit/testing/render-page';
import { company } from '@site/shared/company/company';
import { expect, it } from 'vitest';
import { notSentPage } from '../../content/not-sent-page';
import { head, Page } from './not-sent-page';

it('says that the enquiry may not have arrived, with telephone and mail', () => {
  const { getByRole } = renderPage(<Page />, { at: notSentPage.path });
  expect(getByRole('heading', { level: 2, name: notSentPage.heading })).toBeTruthy();
  const hrefOf = (name: string) => getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(company.phone.shown)).toBe(`tel:${company.phone.dialled}`);
  expect(hrefOf(company.email)).toBe(`mailto:${company.email}`);
});

it('is excluded from search engines', () => {
  expect(head).toMatchObject({ path: notSentPage.path, noindex: true });
});
