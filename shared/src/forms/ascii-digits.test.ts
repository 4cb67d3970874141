import { describe, expect, it } from 'vitest';
import { withAsciiDigits } from './ascii-digits';

/** The digits of every script that this system can write numbers in, from 0 to 9. */
const scripts = Intl.supportedValuesOf('numberingSystem')
  .map((system) => {
    const { format } = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
    return { system, digits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => format(value)).join('') };
  })
  .filter(({ digits }) => /^\p{Nd}{10}$/u.test(digits));

describe('withAsciiDigits', () => {
  it.each([
    ['९८२६०९१५५५', '9826091555'],
    ['+९१ ９８２６-０９१', '+91 9826-091'],
    ['𝟗𝟴𝟤𝟼', '9826'],
    ['98 times, no ½, no ² and no 五', '98 times, no ½, no ² and no 五'],
    ['', ''],
  ])('turns %j into %j', (text, changed) => {
    expect(withAsciiDigits(text)).toBe(changed);
  });

  it('knows many scripts', () => {
    expect(scripts.length).toBeGreaterThan(50);
  });

  it.each(scripts)('knows the digits of $system: $digits', ({ digits }) => {
    expect(withAsciiDigits(digits)).toBe('0123456789');
  });
});
