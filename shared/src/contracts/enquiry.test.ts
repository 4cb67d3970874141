import { expect, test } from 'vitest';
import { enquiryFields, findEnquiryErrors } from './enquiry';

const complete = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example',
  phone: '0731 555',
  subject: 'Quote',
  message: 'Hello',
};

const required = {
  firstName: 'First Name is required',
  lastName: 'Last Name is required',
  email: 'Email is required',
  phone: 'Phone number is required',
  subject: 'Subject is required',
  message: 'Message is required',
};

test.each([
  ['absent', undefined],
  ['empty', ''],
  ['white space', ' \n'],
  ['of another type', 7],
  ['null', null],
])('names every required field that is %s', (_, value) => {
  expect(findEnquiryErrors(Object.fromEntries(enquiryFields.map((field) => [field, value])))).toEqual(
    required,
  );
});

test('accepts a complete enquiry, and fields it does not know', () => {
  expect(findEnquiryErrors({ ...complete, newsletter: true })).toEqual({});
});

test.each(['a@b', 'पता@उदाहरण', 'x+y@sub.host.example', '@@@'])('takes %s for an e-mail address', (email) => {
  expect(findEnquiryErrors({ ...complete, email })).toEqual({});
});

test.each(['a', 'a@', '@b', 'a b@c', 'a@b c'])('refuses %s as an e-mail address', (email) => {
  expect(findEnquiryErrors({ ...complete, email })).toEqual({ email: 'Invalid email address' });
});

test.each([null, undefined, 'text', 4, []])('answers for %s as for an empty form', (values) => {
  expect(findEnquiryErrors(values)).toEqual(required);
});
