import { expect, test } from 'vitest';
import {
  applicationFields,
  applicationTextFields,
  checkApplicationTexts,
  isPdf,
  largestResumeBytes,
  resumeMessages,
} from './application';

const findErrors = (filledIn: unknown) => checkApplicationTexts(filledIn).errors;

const complete = Object.fromEntries(applicationTextFields.map((field) => [field, 'something']));

test('an application has a resume and thirteen texts, all of them required', () => {
  expect(applicationTextFields).toHaveLength(13);
  expect(applicationFields).toHaveLength(14);
  expect(applicationFields.slice(-2)).toEqual(['resume', 'additionalInfo1']);
  expect(Object.keys(findErrors({}))).toEqual(applicationTextFields);
  expect(findErrors({ ...complete, email: 'isha@mail.example' })).toEqual({});
});

test('an e-mail address is text around an @', () => {
  expect(findErrors(complete)).toEqual({ email: 'Invalid email address' });
});

test('a PDF is recognized by its first bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(isPdf(bytes('%PDF-1.7 …'))).toBe(true);
  for (const text of ['', '%PDF', ' %PDF-1.7', 'PK\u0003\u0004', '<html>'])
    expect(isPdf(bytes(text))).toBe(false);
});

test('the message about a resume that is too large contains the limit', () => {
  expect(resumeMessages.tooLarge).toContain(` ${largestResumeBytes / 2 ** 20} MB`);
});

test('a text has a maximum length, which its message contains', () => {
  const tooLong = Object.fromEntries(applicationTextFields.map((field) => [field, 'x'.repeat(10_001)]));
  expect(findErrors(tooLong)).toEqual({
    firstName: 'First Name can have at most 100 characters',
    lastName: 'Last Name can have at most 100 characters',
    email: 'Email can have at most 254 characters',
    phone: 'Phone number can have at most 1,000 characters',
    dob: 'Date of Birth can have at most 100 characters',
    role: 'Role can have at most 200 characters',
    country: 'Country can have at most 100 characters',
    state: 'State can have at most 100 characters',
    city: 'City can have at most 100 characters',
    gender: 'Gender can have at most 100 characters',
    Experience: 'Experience can have at most 100 characters',
    linkedin: 'Linkedin url can have at most 300 characters',
    additionalInfo1: 'Additional Info 1 can have at most 10,000 characters',
  });
});
