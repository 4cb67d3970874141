/** Dispatched on the window when a form is reset after it was accepted; the detail has the names of its fields. */
export const formReset = 'formreset';

/** Lets the shell forget what was typed, which it would put back into the form when the visitor goes back. */
export function announceReset(fields: readonly string[]): void {
  window.dispatchEvent(new CustomEvent(formReset, { detail: fields }));
}
