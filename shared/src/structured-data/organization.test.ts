import { expect, test } from 'vitest';
import { company } from '../company/company';
import { organization } from './organization';

test('names only real profiles of the company, no placeholders', () => {
  expect(organization.sameAs).toEqual([company.social[0]?.address]);
});

test('gives the telephone number as it is dialled', () => {
  expect(organization.telephone).toMatch(/^\+\d+$/);
});
