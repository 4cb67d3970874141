/**
 * Takes the visitor to the first field that has to be put right.
 * @param fields the names of the fields in the order of the form
 * @param errors what is wrong, by field
 */
export function focusFirstWrong(
  sheet: HTMLFormElement,
  fields: readonly string[],
  errors: object = {},
): void {
  const wrong = fields.find((field) => field in errors);
  const control = wrong && sheet.elements.namedItem(wrong);
  if (control instanceof HTMLElement) control.focus();
}
