import { enquiryFields } from '@site/shared/site-model/enquiry';
import { expect, test } from 'vitest';
import { sampleEnquiry } from '../../testing/sample-enquiry';
import { openTestApp } from '../../testing/test-app';
import { receiveEnquiry } from './receive-enquiry';

test.each([
  ['refused', { ...sampleEnquiry, email: 'asha' }],
  ['stored', sampleEnquiry],
])('an enquiry that is %s is checked once', async (kind, enquiry) => {
  const { enquiries } = await openTestApp();
  const read: string[] = [];
  const body = new Proxy(enquiry, {
    get: (target, field, receiver) => {
      read.push(String(field));
      return Reflect.get(target, field, receiver);
    },
  });
  expect(await receiveEnquiry(enquiries, body, () => ({}))).toMatchObject({ kind });
  expect(read).toEqual(enquiryFields);
});
