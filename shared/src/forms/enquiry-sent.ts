/** The event on the window by which the form tells the shell that an enquiry was stored. */
export const enquirySent = 'enquirysent';

/** Lets the shell count an enquiry in its report of the visit. Nothing of the enquiry is passed on. */
export function announceEnquiry(): void {
  window.dispatchEvent(new Event(enquirySent));
}
