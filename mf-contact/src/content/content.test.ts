import { enquiryFields } from '@site/shared/site-model/enquiry';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collections } from './collections';
import { contactPage } from './contact-page';

const checks = collections.flatMap(({ name, schema, entries }) =>
  Object.entries(entries).map(([entry, value]) => ({ name: `${name}/${entry}`, schema, value })),
);

describe('content', () => {
  it.each(checks)('$name has everything its page shows', ({ schema, value }) => {
    expect(
      v.safeParse(schema, value).issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`),
    ).toBeUndefined();
  });

  it('labels the fields in the order the enquiry names them', () => {
    expect(Object.keys(contactPage.form.fields)).toEqual(enquiryFields);
  });
});
