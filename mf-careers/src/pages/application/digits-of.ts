/**
 * Keeps the digits of a typed or pasted telephone number (requirements §2.10). Drops a pasted +91, as the field shows it
 * already.
 */
export function digitsOf(text: string): string {
  return text.replace(/^\s*\+91/, '').replace(/\D/g, '');
}
