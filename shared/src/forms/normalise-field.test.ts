import { afterEach, describe, expect, it } from 'vitest';
import { withAsciiDigits } from './ascii-digits';
import { normaliseField } from './normalise-field';

const digitsOf = (text: string) => withAsciiDigits(text).replace(/\D/g, '');

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

describe('normaliseField', () => {
  it('replaces the text, and keeps the cursor’s position', () => {
    const field = fieldWith('07x31', 3);
    expect(normaliseField(field, digitsOf)).toBe('0731');
    expect(field.value).toBe('0731');
    expect(field.selectionStart).toBe(2);
  });

  it('keeps the cursor’s position behind digits of another script', () => {
    const field = fieldWith('𝟗८ 12', 3);
    normaliseField(field, digitsOf);
    expect(field.value).toBe('9812');
    expect(field.selectionStart).toBe(2);
  });

  it('leaves the focus in the field where the browser’s autofill was started', () => {
    const field = fieldWith('+91 731 555 0100');
    const other = fieldWith('Asha');
    // As in older versions of Safari.
    field.setSelectionRange = () => field.focus();
    expect(normaliseField(field, digitsOf)).toBe('917315550100');
    expect(document.activeElement).toBe(other);
  });
});
