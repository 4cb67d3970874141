import * as v from 'valibot';
import { expect, test } from 'vitest';
import { company } from './company';
import { companySchema } from './company.schema';

test.each([
  ['+91 731 555 0100', true],
  ['0731 / 555-0100', true],
  ['+91 731 555 0199', false],
])('a call from %s dials the number that is read: %s', (shown, fits) => {
  const { issues = [] } = v.safeParse(companySchema, { ...company, phone: { ...company.phone, shown } });
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual(fits ? [] : ['phone.dialled']);
});

test.each([
  ['https://www.example.com', true],
  ['https://localhost', true],
  ['https://www.example.com/', false],
  ['https://..', false],
  ['https://example.', false],
])('%s as the address of this site: %s', (website, fits) => {
  const { issues = [] } = v.safeParse(companySchema, { ...company, website });
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual(fits ? [] : ['website']);
});
