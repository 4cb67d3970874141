import { company } from '@site/shared/company/company';
import type { Resume, StoredApplication } from '../submissions/application/application-store';
import type { StoredEnquiry } from '../submissions/enquiry/enquiry-store';

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
  const name = onHeaderLine(`${firstName} ${lastName}`);
  return {
    messageId: messageId(notificationId),
    subject: onHeaderLine(`Enquiry: ${subject}`),
    text: `${listed({
      Name: name,
      'E-mail': email,
      Phone: phone,
      Subject: subject,
      Received: createdAt,
      ID: id,
    })}\n\n${message}\n`,
    replyTo: answerable(name, email),
    attachments: [],
  };
}

/** Writes the letter about a job application, with the resume. */
export function composeApplicationLetter(
  notificationId: string,
  application: StoredApplication,
  resume: Resume,
): Letter {
  const { id, createdAt, resumeName, ...texts } = application;
  const name = onHeaderLine(`${texts.firstName} ${texts.lastName}`);
  const { additionalInfo1, firstName: _first, lastName: _last, ...facts } = texts;
  return {
    messageId: messageId(notificationId),
    subject: onHeaderLine(`Application: ${texts.role}, ${name}`),
    text: `${listed({ name, ...facts, received: createdAt, ID: id })}\n\n${additionalInfo1}\n`,
    replyTo: answerable(name, texts.email),
    // Under a name of this project's own: what the applicant's file was called stays in the database.
    attachments: [{ filename: `resume-${id}.pdf`, content: resume.content, contentType: 'application/pdf' }],
  };
}

function listed(facts: Record<string, string>): string {
  return Object.entries(facts)
    .map(([label, value]) => `${`${label}:`.padEnd(11)}${value}`)
    .join('\n');
}

function messageId(notificationId: string): string {
  return `<${notificationId}@${new URL(company.website).hostname}>`;
}

/** One line without anything that ends it or acts on it: nothing typed by a visitor becomes a header of its own. */
function onHeaderLine(text: string): string {
  return [...text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' ').trim()]
    .slice(0, longestSubject)
    .join('');
}

/** The form takes any text around an @ (resolved.md). A mail header takes one plain address: others stand in the text alone. */
const plainAddress = /^[!#$%&'*+\-./0-9=?A-Z^_`a-z{|}~]{1,64}@[\p{L}\p{M}\p{N}.-]{1,190}$/u;

function answerable(name: string, address: string): Letter['replyTo'] {
  return plainAddress.test(address) ? { name, address } : undefined;
}
