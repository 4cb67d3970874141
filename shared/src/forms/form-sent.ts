/** Dispatched on the window when a form was accepted and reset; the detail has the names of its fields. */
export const formSent = 'formsent';

/** Lets the shell forget what was typed, which it would put back into the form when the visitor goes back. */
export function announceSent(fields: readonly string[]): void {
  window.dispatchEvent(new CustomEvent(formSent, { detail: fields }));
}
