import { describe, expect, it } from 'vitest';
import { digitsOf } from './digits-of';

describe('a telephone number', () => {
  it.each([
    ['98270 00000', '9827000000'],
    ['098270-00000', '09827000000'],
    ['+91 98270 00000', '9827000000'],
    ['(+91) 98270 00000', '9827000000'],
    ['\u202a+91 98270 00000', '9827000000'],
    ['0091 98270 00000', '9827000000'],
    ['919827000000', '9827000000'],
    ['91982700000', '91982700000'],
    ['9198270000', '9198270000'],
    ['call me', ''],
  ])('typed as %j is kept as %j', (typed, kept) => {
    expect(digitsOf(typed)).toBe(kept);
  });
});
