/**
 * Focuses the first field that is wrong.
 * @param fields the names of the fields in the order of the form
 * @param errors what is wrong, by field
 */
export function focusFirstWrong(form: HTMLFormElement, fields: readonly string[], errors: object = {}): void {
  const wrong = fields.find((field) => field in errors);
  const control = wrong && form.elements.namedItem(wrong);
  if (control instanceof HTMLElement) control.focus();
}
