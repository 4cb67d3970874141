import { expect, it } from 'vitest';
import { digitsOf } from './digits-of';

it.each([
  ['+91 (0731) 255-0100', '9107312550100'],
  ['007', '007'],
  ['12e5.5', '1255'],
  ['९८२६ ०९१ ५५५', '9826091555'],
  ['call me', ''],
  ['', ''],
])('the digits of “%s” are “%s”', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});
