import type { EnquiryStore } from '../enquiry/enquiry-store';
import { composeEnquiryLetter, type Letter } from './compose-letter';
import type { Notification } from './outbox';

/** Writes the letter a notification is for; undefined when what it is about was deleted meanwhile. */
export async function composeFor(
  { id, aboutId }: Notification,
  enquiries: EnquiryStore,
): Promise<Letter | undefined> {
  const enquiry = await enquiries.find(aboutId);
  return enquiry && composeEnquiryLetter(id, enquiry);
}
