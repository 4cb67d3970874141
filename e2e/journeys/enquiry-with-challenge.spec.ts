import { startSite } from '@site/kit/testing/running-site';
import { enquiryAddress } from '@site/shared/company/company';
import { challengeAddress } from '@site/shared/site-model/form-challenge';
import { contactPage } from '../../mf-contact/src/content/contact-page';
import { enquiryForm, typed } from '../../mf-contact/tests/support/enquiry-form';
import { storedWith } from '../support/stored-enquiries';
import { expect, leaveOutDeployed, openHydrated, test } from '../support/test';

leaveOutDeployed('starts a server with FORM_CHALLENGE');

test('with FORM_CHALLENGE, a browser’s enquiry is stored, while bare posts of its address are refused', async ({
  page,
  watched,
}) => {
  const site = await startSite(undefined, { FORM_CHALLENGE: 'on' });
  try {
    const post = async () => {
      const body = JSON.stringify(typed);
      const headers = { 'content-type': 'application/json' };
      return (await fetch(site.address + enquiryAddress, { method: 'POST', headers, body })).status;
    };
    for (let number = 0; number < 5; number++) expect(await post()).toBe(200);
    expect(await post()).toBe(429);

    const alerts: string[] = [];
    page.on('dialog', async (dialog) => {
      alerts.push(dialog.message());
      await dialog.accept();
    });
    await openHydrated(page, `${site.address}/contact`);
    const isChallenge = (address: string) => address.includes(challengeAddress);
    expect(watched.requests.filter(isChallenge)).toEqual([]);
    const enquiry = { ...typed, subject: test.info().title };
    const { fill, send } = enquiryForm(page);
    await fill(enquiry);
    await send();
    await expect.poll(() => alerts).toEqual([contactPage.alerts.success]);
    expect(watched.requests.filter(isChallenge)).toHaveLength(1);
    expect(watched.problems).toEqual([]);
    expect(storedWith(enquiry.subject, site.dataFolder)).toEqual([expect.objectContaining(enquiry)]);
    expect(await post()).toBe(429);
  } finally {
    await site.stop();
  }
});
