import { withAsciiDigits } from '@site/shared/forms/ascii-digits';

/** Removes everything but digits from a typed or pasted telephone number (requirements §2.10). */
export function digitsOf(text: string): string {
  return withAsciiDigits(text).replace(/\D/g, '');
}
