import { afterEach, describe, expect, it } from 'vitest';
import { keepDigits } from './keep-digits';

function fieldWith(text: string, cursor = text.length) {
  const field = document.createElement('input');
  field.type = 'tel';
  field.value = text;
  document.body.append(field);
  field.focus();
  field.setSelectionRange(cursor, cursor);
  return field;
}

afterEach(() => document.body.replaceChildren());

describe('keepDigits', () => {
  it.each([
    ['+91 (0731) 255-0100', '9107312550100'],
    ['007', '007'],
    ['12e5.5', '1255'],
    ['९८२६ ०९१ ५५५', '9826091555'],
    ['call me', ''],
    ['', ''],
  ])('keeps of “%s” the digits “%s”', (text, digits) => {
    const field = fieldWith(text);
    expect(keepDigits(field)).toBe(digits);
    expect(field.value).toBe(digits);
  });

  it('keeps the cursor’s position', () => {
    const field = fieldWith('07x31', 3);
    keepDigits(field);
    expect(field.value).toBe('0731');
    expect(field.selectionStart).toBe(2);
  });

  it('keeps the cursor’s position behind digits of another script', () => {
    const field = fieldWith('𝟗८ 12', 3);
    keepDigits(field);
    expect(field.value).toBe('9812');
    expect(field.selectionStart).toBe(2);
  });

  it('leaves the focus in the field where the browser’s autofill was started', () => {
    const field = fieldWith('+91 731 555 0100');
    const other = fieldWith('Asha');
    // As in older versions of Safari.
    field.setSelectionRange = () => field.focus();
    expect(keepDigits(field)).toBe('917315550100');
    expect(document.activeElement).toBe(other);
  });
});
