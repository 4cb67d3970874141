import type { StoredEnquiry } from '../enquiry/enquiry-store';
import { inLines, onOneLine } from './printable';

/** @returns one enquiry, complete, to be read in the terminal */
export function formatLetter(enquiry: StoredEnquiry): string {
  const { id, createdAt, firstName, lastName, email, phone, subject, message } = enquiry;
  const lines = [
    ['ID', id],
    ['Received', createdAt],
    ['Name', `${firstName} ${lastName}`],
    ['E-mail', email],
    ['Phone', phone],
    ['Subject', subject],
  ].map(([label = '', value = '']) => `${label.padEnd(10)}${onOneLine(value)}`);
  return `${lines.join('\n')}\n\n${inLines(message)}\n`;
}
