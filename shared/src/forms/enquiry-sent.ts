/** Dispatched on the window when an enquiry was stored. */
export const enquirySent = 'enquirysent';

/** Lets the shell count an enquiry in its report of the visit. Nothing of the enquiry is passed on. */
export function announceEnquiry(): void {
  window.dispatchEvent(new Event(enquirySent));
}
