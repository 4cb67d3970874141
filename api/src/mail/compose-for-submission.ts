import type { ApplicationStore } from '../submissions/application/application-store';
import type { EnquiryStore } from '../submissions/enquiry/enquiry-store';
import { composeApplicationEmail, composeEnquiryEmail, type Email } from './compose-email';
import type { Notification } from './outbox';

interface Stores {
  enquiries: EnquiryStore;
  applications: ApplicationStore;
}

/** @returns the mail of a notification; undefined when the enquiry or application has been deleted */
export async function composeForSubmission(
  { id, about, aboutId }: Notification,
  { enquiries, applications }: Stores,
): Promise<Email | undefined> {
  if (about === 'enquiry') {
    const enquiry = await enquiries.find(aboutId);
    return enquiry && composeEnquiryEmail(id, enquiry);
  }
  const application = await applications.find(aboutId);
  const resume = await applications.findResume(aboutId);
  return application && resume && composeApplicationEmail(id, application, resume);
}
