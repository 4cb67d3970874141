type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values of a page's fields, by the fields' names and positions. */
export type FormValues = Map<string, { value: string; checked: boolean }>;

/** Reads a visitor's input. Files, passwords and hidden fields are omitted. */
export function readForms(page: Element): FormValues {
  return new Map(
    fieldsIn(page).map(([key, field]) => [key, { value: field.value, checked: isChecked(field) }]),
  );
}

export function hasFields(values: FormValues, names: readonly string[]): boolean {
  const known = new Set(Array.from(values.keys(), (key) => key.replace(/^\d+ /, '')));
  return names.every((name) => known.has(name));
}

/** Puts values back into the same fields of another rendering of the page. */
export function fillForms(page: Element, values: FormValues): void {
  for (const [key, field] of fieldsIn(page)) {
    const typed = values.get(key);
    if (!typed) continue;
    if (isChoice(field)) field.checked = typed.checked;
    else field.value = typed.value;
  }
}

/** Types values into fields that React controls, with the events that it listens for. */
export function typeIntoForms(page: Element, values: FormValues): void {
  for (const [key, field] of fieldsIn(page)) {
    const typed = values.get(key);
    if (!typed || ('readOnly' in field && field.readOnly)) continue;
    if (isChoice(field)) {
      if (field.checked !== typed.checked) field.click();
    } else if (field.value !== typed.value) {
      // React's own property of the element would hide the change from React.
      Reflect.set(Object.getPrototypeOf(field), 'value', typed.value, field);
      const isChosen = field instanceof HTMLSelectElement;
      field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }));
    }
  }
}

/** Moves a visitor's input, and the focus, from fields that React has replaced into their replacements. */
export function moveInput(from: Element, to: Element, focused: Element | null): void {
  typeIntoForms(to, readForms(from));
  const [key] = fieldsIn(from).find(([, field]) => field === focused) ?? [];
  // The focus is lost with the element, unless the visitor has moved on.
  if (key === undefined || document.activeElement !== document.body) return;
  new Map(fieldsIn(to)).get(key)?.focus({ preventScroll: true });
}

function fieldsIn(page: Element): [string, Field][] {
  const fields = [...page.querySelectorAll<Field>('input, textarea, select')];
  return fields
    .filter(({ type }) => !['file', 'hidden', 'password'].includes(type))
    .map((field, index) => [`${index} ${field.name}`, field]);
}

const isChoice = (field: Field): field is HTMLInputElement => ['checkbox', 'radio'].includes(field.type);

const isChecked = (field: Field): boolean => isChoice(field) && field.checked;
