import { withAsciiDigits } from '@site/shared/forms/ascii-digits';

/**
 * Keeps the digits of a typed or pasted telephone number (requirements §2.10), without India's code, which the field shows
 * already. While a number is typed, its plus is gone when the code arrives: then the length tells, as numbers have ten digits.
 */
export function digitsOf(text: string): string {
  const digits = withAsciiDigits(text)
    .replace(/^[^\d+]*\+\D*91/, '')
    .replace(/\D/g, '');
  return digits.replace(/^(?:00)?91(?=\d{10}$)/, '');
}
