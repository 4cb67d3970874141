import { contentErrors } from '@site/kit/content/collections';
import { enquiryFields } from '@site/shared/site-model/enquiry';
import { describe, expect, it } from 'vitest';
import { collections } from './collections';
import { contactPage } from './contact-page';

describe('content', () => {
  it('is complete', () => {
    expect(contentErrors(collections)).toEqual([]);
  });

  it('labels the fields in the order the enquiry names them', () => {
    expect(Object.keys(contactPage.form.fields)).toEqual(enquiryFields);
  });
});
