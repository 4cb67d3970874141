/** Dispatched on the window when a form was accepted and reset. */
export const formSent = 'formsent';

/** Lets the shell forget what was typed, which it would put back into the form when the visitor goes back. */
export function announceSent(): void {
  window.dispatchEvent(new Event(formSent));
}
