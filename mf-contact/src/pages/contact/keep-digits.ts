/** The digits of a text, leading zeros too. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Takes out of a telephone field whatever is no digit, typed or pasted (requirements §2.10), and leaves the cursor where the
 * visitor works.
 * @returns what stays in the field
 */
export function keepDigits(field: HTMLInputElement): string {
  const digits = digitsOf(field.value);
  if (digits !== field.value) {
    const before = digitsOf(field.value.slice(0, field.selectionStart ?? undefined));
    field.value = digits;
    field.setSelectionRange(before.length, before.length);
  }
  return digits;
}
