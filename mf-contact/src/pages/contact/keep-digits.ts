import { withAsciiDigits } from '@site/shared/forms/ascii-digits';
import { normaliseField } from '@site/shared/forms/normalise-field';

export function digitsOf(text: string): string {
  return withAsciiDigits(text).replace(/\D/g, '');
}

/**
 * Removes everything but digits from a telephone field (requirements §2.10), and keeps the cursor's position.
 * @returns the field's new value
 */
export function keepDigits(field: HTMLInputElement): string {
  return normaliseField(field, digitsOf);
}
