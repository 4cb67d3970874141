/** Dispatched on the window when a form was accepted: what was typed in it is no longer needed. */
export const formSent = 'formsent';
