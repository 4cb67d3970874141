import type { ApplicationStore } from '../application/application-store';
import type { EnquiryStore } from '../enquiry/enquiry-store';
import type { Notification } from '../mail/outbox';

export interface Webhook {
  /** The same for each retry, so that the receiver can recognize it. */
  id: string;
  body: string;
}

interface Stores {
  enquiries: EnquiryStore;
  applications: ApplicationStore;
}

/**
 * Composes the webhook of a submission. An application is sent without its resume.
 * @returns undefined when the submission has been deleted
 */
export async function composeWebhook(
  { id, about, aboutId }: Pick<Notification, 'id' | 'about' | 'aboutId'>,
  { enquiries, applications }: Stores,
): Promise<Webhook | undefined> {
  const data = await (about === 'enquiry' ? enquiries : applications).find(aboutId);
  if (!data) return undefined;
  return {
    id,
    body: JSON.stringify({ type: `${about}.received`, timestamp: data.createdAt, data }),
  };
}
