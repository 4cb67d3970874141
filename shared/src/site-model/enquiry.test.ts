import { expect, test } from 'vitest';
import { checkEnquiry, enquiryFields, largestEnquiryBytes } from './enquiry';

const findErrors = (filledIn: unknown) => checkEnquiry(filledIn).errors;

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
  const input = Object.fromEntries(enquiryFields.map((field) => [field, value]));
  expect(checkEnquiry(input)).toEqual({ values: undefined, errors: required });
});

test('accepts a complete enquiry, and ignores unknown fields', () => {
  expect(checkEnquiry({ ...complete, newsletter: true })).toEqual({ values: complete, errors: {} });
});

test.each(['a@b', 'पता@उदाहरण', 'x+y@sub.host.example', '@@@'])(
  'accepts %s as an e-mail address',
  (email) => {
    expect(findErrors({ ...complete, email })).toEqual({});
  },
);

test.each(['a', 'a@', '@b', 'a b@c', 'a@b c'])('refuses %s as an e-mail address', (email) => {
  expect(findErrors({ ...complete, email })).toEqual({ email: 'Invalid email address' });
});

test.each([null, undefined, 'text', 4, []])(
  'reports the same errors for %s as for an empty form',
  (values) => {
    expect(findErrors(values)).toEqual(required);
  },
);

const longest = { firstName: 100, lastName: 100, email: 254, phone: 1000, subject: 200, message: 10_000 };

/** Every field with one repeated character, up to or beyond its maximum length. */
const filledTo = (character: string, more = 0) =>
  Object.fromEntries(
    Object.entries(longest).map(([field, length]) => {
      const text = character.repeat(length + more);
      return [field, field === 'email' ? `a@${text.slice(2)}` : text];
    }),
  );

test('a field has a maximum length, which its message contains', () => {
  expect(findErrors(filledTo('x'))).toEqual({});
  expect(findErrors(filledTo('x', 1))).toEqual({
    firstName: 'First Name can have at most 100 characters',
    lastName: 'Last Name can have at most 100 characters',
    email: 'Email can have at most 254 characters',
    phone: 'Phone number can have at most 1,000 characters',
    subject: 'Subject can have at most 200 characters',
    message: 'Message can have at most 10,000 characters',
  });
});

test('the longest enquiry fits in the largest body in every encoding', () => {
  const escaped = JSON.stringify(filledTo('x')).replaceAll('x', '\\u0001');
  const posted = new URLSearchParams(filledTo('न')).toString();
  for (const body of [escaped, posted]) expect(body.length).toBeLessThan(largestEnquiryBytes);
});

test('the slowest e-mail address of the largest body is refused at once', { timeout: 5000 }, () => {
  const email = `${'@'.repeat(largestEnquiryBytes)} `;
  expect(findErrors({ ...complete, email })).toEqual({ email: 'Email can have at most 254 characters' });
});

test('the e-mail rule means text around an @, on every short string', () => {
  const strings = ['', 'a', '@', ' ', '\n'];
  for (let from = 0; strings.length < 5 ** 6; from++)
    for (const next of ['a', '@', ' ', '\n']) strings.push(`${strings[from]}${next}`);
  const accepted = (email: string) => !('email' in findErrors({ ...complete, email }));
  expect(strings.filter((email) => accepted(email) !== /^\S+@\S+$/.test(email))).toEqual([]);
});
