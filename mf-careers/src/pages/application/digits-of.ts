/**
 * What a telephone field keeps of what is typed or pasted: digits only, leading zeros too (requirements §2.10). A pasted
 * number's own +91 goes, because the field shows one already.
 */
export function digitsOf(text: string): string {
  return text.replace(/^\s*\+91/, '').replace(/\D/g, '');
}
