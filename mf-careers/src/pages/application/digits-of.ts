import { withAsciiDigits } from '@site/shared/forms/ascii-digits';

/**
 * Keeps the digits of a typed or pasted telephone number without India's code, which the field already shows (requirements
 * §3.7). The plus of a number that is being typed is removed before its code is complete, so a code without a plus is removed
 * once ten digits follow it.
 */
export function digitsOf(text: string): string {
  const digits = withAsciiDigits(text)
    .replace(/^[^\d+]*\+\D*91/, '')
    .replace(/\D/g, '');
  return digits.replace(/^(?:00)?91(?=\d{10}$)/, '');
}
