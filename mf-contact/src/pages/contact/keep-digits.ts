export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Removes everything but digits from a telephone field (requirements §2.10), and keeps the cursor's position.
 * @returns the field's new value
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
