import type { Notification } from '../mail/outbox';
import type { Stores } from '../stores';

export interface Webhook {
  /** The same for each retry, so that the receiver can recognize it. */
  id: string;
  body: string;
}

/**
 * Composes the webhook of a submission. An application is sent without its resume.
 * @returns undefined when the submission has been deleted
 */
export async function composeWebhook(
  { id, about, aboutId }: Pick<Notification, 'id' | 'about' | 'aboutId'>,
  { enquiries, applications }: Omit<Stores, 'database'>,
): Promise<Webhook | undefined> {
  const data = await (about === 'enquiry' ? enquiries : applications).find(aboutId);
  if (!data) return undefined;
  return {
    id,
    body: JSON.stringify({ type: `${about}.received`, timestamp: data.createdAt, data }),
  };
}
