import { expect, test } from 'vitest';
import { company } from '../company/company';
import { organization } from './organization';

test('names only real profiles of the company, no placeholders', () => {
  expect(organization.sameAs).toEqual([company.social[0]?.address]);
});

test('describes the company with its office', () => {
  const { name, tagline, website, office } = company;
  expect(organization).toMatchObject({ '@type': 'Organization', name, description: tagline, url: website });
  expect(organization.address).toMatchObject({ '@type': 'PostalAddress', addressLocality: office.city });
});

test('gives the telephone number as it is dialled', () => {
  expect(organization.telephone).toMatch(/^\+\d+$/);
});
