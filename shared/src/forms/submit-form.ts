import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';

/** The methods of a form that submitting uses; final-form's `FormRenderProps` has them. */
interface SubmittedForm {
  handleSubmit(event: FormEvent<HTMLFormElement>): unknown;
  form: { getState(): { errors?: object | undefined } };
}

/**
 * Submits a form, and focuses the first invalid field. The messages are rendered before: screen readers read them with the
 * field, and the page is laid out once.
 * @param fields the names of the fields in the order of the form
 */
export function submitForm(
  event: FormEvent<HTMLFormElement>,
  { handleSubmit, form }: SubmittedForm,
  fields: readonly string[],
): void {
  // Read before: a form that is reset on success is invalid again.
  const { errors = {} } = form.getState();
  flushSync(() => void handleSubmit(event));
  const wrong = fields.find((field) => field in errors);
  const control = wrong && event.currentTarget.elements.namedItem(wrong);
  if (control instanceof HTMLElement) control.focus();
}
