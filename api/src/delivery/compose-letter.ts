import { company } from '@site/shared/content/company';
import type { StoredEnquiry } from '../enquiry/enquiry-store';

/** What the company gets by mail. */
export interface Letter {
  /** Stays the same when it is sent again, so that mailboxes recognise a repeat. */
  messageId: string;
  subject: string;
  text: string;
  replyTo: { name: string; address: string } | undefined;
  attachments: { filename: string; content: Buffer; contentType: string }[];
}

/** A mailbox shows no more of a subject. */
const longestSubject = 150;

/** Writes the letter about an enquiry. */
export function composeEnquiryLetter(notificationId: string, enquiry: StoredEnquiry): Letter {
  const { id, createdAt, firstName, lastName, email, phone, subject, message } = enquiry;
  const name = `${firstName} ${lastName}`;
  return {
    messageId: messageIdOf(notificationId),
    subject: onHeaderLine(`Enquiry: ${subject}`),
    text: [
      `Name:     ${onHeaderLine(name)}`,
      `E-mail:   ${onHeaderLine(email)}`,
      `Phone:    ${onHeaderLine(phone)}`,
      `Subject:  ${subject}`,
      `Received: ${createdAt}`,
      `ID:       ${id}`,
      '',
      message,
      '',
    ].join('\n'),
    replyTo: replyTo(name, email),
    attachments: [],
  };
}

export function messageIdOf(notificationId: string): string {
  return `<${notificationId}@${new URL(company.website).hostname}>`;
}

/** One line without anything that ends it or acts on it: nothing typed by a visitor becomes a header of its own. */
export function onHeaderLine(text: string): string {
  return [...text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' ').trim()]
    .slice(0, longestSubject)
    .join('');
}

/** The form takes any text around an @ (resolved.md). A mail header takes one plain address: others stand in the text alone. */
const plainAddress = /^[!#$%&'*+\-./0-9=?A-Z^_`a-z{|}~]{1,64}@[\p{L}\p{M}\p{N}.-]{1,190}$/u;

export function replyTo(name: string, address: string): Letter['replyTo'] {
  return plainAddress.test(address) ? { name: onHeaderLine(name), address } : undefined;
}
