import { createEnquiryStore } from '../enquiries/enquiry/enquiry-store';
import { openForCommand } from '../enquiries/storage/open-database';
import type { DatabaseLocation } from '../settings/database-location';
import { type ReceivedMail, textOf } from './programs/mail-server';

/** The messages of all enquiries in a database. */
export async function readMessages(location: DatabaseLocation): Promise<string[]> {
  const database = openForCommand(location, 'read');
  const enquiries = await createEnquiryStore(database).list();
  await database.destroy();
  return enquiries.map(({ message }) => message);
}

/** The messages that are not stored exactly once. */
export function notOnce(answered: string[], stored: string[]): string[] {
  const times = new Map<string, number>();
  for (const message of stored) times.set(message, (times.get(message) ?? 0) + 1);
  return answered.filter((message) => times.get(message) !== 1);
}

/** The message of the enquiry that a mail is about (visitors.ts): its last line. */
export const messageOf = (mail: ReceivedMail) => textOf(mail).trim().split('\n').at(-1) ?? '';
