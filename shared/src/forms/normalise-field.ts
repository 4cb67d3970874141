/**
 * Replaces the text of a field by its normalised form, and keeps the cursor's position.
 * @returns the field's new text
 */
export function normaliseField(field: HTMLInputElement, normalise: (text: string) => string): string {
  const text = normalise(field.value);
  if (text !== field.value) {
    const before = normalise(field.value.slice(0, field.selectionStart ?? undefined));
    field.value = text;
    // Autofill changes fields without focus, and older versions of Safari would move it here.
    if (field === document.activeElement) field.setSelectionRange(before.length, before.length);
  }
  return text;
}
