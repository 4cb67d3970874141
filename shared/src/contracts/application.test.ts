import { expect, test } from 'vitest';
import { applicationFields, applicationTextFields, findApplicationTextErrors, isPdf } from './application';

const complete = Object.fromEntries(applicationTextFields.map((field) => [field, 'something']));

test('an application has a resume and thirteen texts, all of them required', () => {
  expect(applicationTextFields).toHaveLength(13);
  expect(applicationFields).toHaveLength(14);
  expect(applicationFields.slice(-2)).toEqual(['resume', 'additionalInfo1']);
  expect(Object.keys(findApplicationTextErrors({}))).toEqual(applicationTextFields);
  expect(findApplicationTextErrors({ ...complete, email: 'isha@mail.example' })).toEqual({});
});

test('an e-mail address is text around an @', () => {
  expect(findApplicationTextErrors(complete)).toEqual({ email: 'Invalid email address' });
});

test('a PDF is known by its first bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(isPdf(bytes('%PDF-1.7 …'))).toBe(true);
  for (const text of ['', '%PDF', ' %PDF-1.7', 'PK\u0003\u0004', '<html>'])
    expect(isPdf(bytes(text))).toBe(false);
});
