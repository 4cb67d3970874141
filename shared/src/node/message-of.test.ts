import { expect, test } from 'vitest';
import { messageOf } from './message-of';

const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' });

test.each([
  ['an error', new Error('no space left'), 'no space left'],
  ['a text', 'no space left', 'no space left'],
  [
    'a connection that was refused at each address',
    new AggregateError([refused, new Error('other')]),
    refused.message,
  ],
  ['an error with a code alone', Object.assign(new Error(''), { code: 'ETIMEDOUT' }), 'ETIMEDOUT'],
  ['an error without a message and a code', new RangeError(), 'RangeError'],
])('the message of %s', (_, thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});
