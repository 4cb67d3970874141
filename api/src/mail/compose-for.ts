import type { ApplicationStore } from '../submissions/application/application-store';
import type { EnquiryStore } from '../submissions/enquiry/enquiry-store';
import { composeApplicationLetter, composeEnquiryLetter, type Letter } from './compose-letter';
import type { Notification } from './outbox';

interface Stores {
  enquiries: EnquiryStore;
  applications: ApplicationStore;
}

/** Writes the letter a notification is for; undefined when what it is about was deleted meanwhile. */
export async function composeFor(
  { id, about, aboutId }: Notification,
  { enquiries, applications }: Stores,
): Promise<Letter | undefined> {
  if (about === 'enquiry') {
    const enquiry = await enquiries.find(aboutId);
    return enquiry && composeEnquiryLetter(id, enquiry);
  }
  const application = await applications.find(aboutId);
  const resume = await applications.findResume(aboutId);
  return application && resume && composeApplicationLetter(id, application, resume);
}
