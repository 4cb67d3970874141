import { quotedIn } from '@site/kit/testing/requirements';
import { expect, it } from 'vitest';
import { contactPage } from './contact-page';
import { notSentPage } from './not-sent-page';
import { receivedPage } from './received-page';

/** The one place that compares content with the words of docs/requirements.md. */
it('the shipped content is what the requirements fix: both alerts (§8.1, §8.2), and the pages without JavaScript say the same', () => {
  expect([contactPage.alerts.failure]).toEqual(quotedIn('8.1'));
  expect([contactPage.alerts.success]).toEqual(quotedIn('8.2'));
  expect(notSentPage.heading).toBe(contactPage.alerts.failure);
  expect(receivedPage.heading).toBe(contactPage.alerts.success);
});
