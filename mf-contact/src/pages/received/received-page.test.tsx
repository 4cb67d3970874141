import { renderPage } from '@site/kit/testing/render-page';
import { enquiryReceivedPath } from '@site/shared/site-model/enquiry';
import { expect, it } from 'vitest';
import { receivedPage } from '../../content/received-page';
import { head, Page } from './received-page';

it('confirms the enquiry, and links back to the form', async () => {
  const { user, getByRole, place } = renderPage(<Page />, { at: enquiryReceivedPath });
  expect(getByRole('heading', { level: 2, name: receivedPage.heading })).toBeTruthy();
  await user.click(getByRole('link', { name: receivedPage.another.label }));
  expect(place()).toBe(receivedPage.another.to);
});

it('is excluded from search engines', () => {
  expect(head).toMatchObject({ path: enquiryReceivedPath, noindex: true });
});
