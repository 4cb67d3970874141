import { company } from '@site/shared/company/company';
import type {
  ApplicationStore,
  Resume,
  StoredApplication,
} from '../submissions/application/application-store';
import type { EnquiryStore, StoredEnquiry } from '../submissions/enquiry/enquiry-store';
import type { Notification } from './outbox';
import { onOneLine } from './printable-text';

export interface Email {
  /** The same at each attempt, so that mailboxes recognise a repeat. */
  messageId: string;
  subject: string;
  text: string;
  replyTo: { name: string; address: string } | undefined;
  attachments: { filename: string; content: Buffer; contentType: string }[];
}

/** Characters. Mailboxes show no more of a subject. */
const longestSubject = 150;

/** @returns the mail of a notification; undefined when the enquiry or application has been deleted */
export async function composeForSubmission(
  { id, about, aboutId }: Notification,
  { enquiries, applications }: { enquiries: EnquiryStore; applications: ApplicationStore },
): Promise<Email | undefined> {
  if (about === 'enquiry') {
    const enquiry = await enquiries.find(aboutId);
    return enquiry && composeEnquiryEmail(id, enquiry);
  }
  const application = await applications.find(aboutId);
  const resume = await applications.findResume(aboutId);
  return application && resume && composeApplicationEmail(id, application, resume);
}

/** @returns the mail about an enquiry */
export function composeEnquiryEmail(notificationId: string, enquiry: StoredEnquiry): Email {
  const { id, createdAt, firstName, lastName, email, phone, subject, message } = enquiry;
  const name = `${firstName} ${lastName}`;
  return {
    messageId: messageId(notificationId),
    subject: headerText(`Enquiry: ${subject}`),
    text: `${listed({
      Name: name,
      'E-mail': email,
      Phone: phone,
      Subject: subject,
      Received: createdAt,
      ID: id,
    })}\n\n${message}\n`,
    replyTo: replyAddress(name, email),
    attachments: [],
  };
}

/** @returns the mail about a job application, with the resume */
export function composeApplicationEmail(
  notificationId: string,
  application: StoredApplication,
  resume: Resume,
): Email {
  const { id, createdAt, resumeName: _, firstName, lastName, additionalInfo1, ...facts } = application;
  const name = `${firstName} ${lastName}`;
  return {
    messageId: messageId(notificationId),
    subject: headerText(`Application: ${facts.role}, ${name}`),
    text: `${listed({ name, ...facts, received: createdAt, ID: id })}\n\n${additionalInfo1}\n`,
    replyTo: replyAddress(name, facts.email),
    // The applicant's own file name could be anything; it stays in the database.
    attachments: [{ filename: `resume-${id}.pdf`, content: resume.content, contentType: 'application/pdf' }],
  };
}

/** One line for each fact: a line break in a field could forge the lines below it. */
function listed(facts: Record<string, string>): string {
  return Object.entries(facts)
    .map(([label, value]) => `${`${label}:`.padEnd(11)}${onOneLine(value)}`)
    .join('\n');
}

function messageId(notificationId: string): string {
  return `<${notificationId}@${new URL(company.website).hostname}>`;
}

/** Text for a mail header: one line without control or formatting characters, cut to the longest subject. */
function headerText(text: string): string {
  return [...text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' ').trim()]
    .slice(0, longestSubject)
    .join('');
}

/** A mail header takes one plain address. The form accepts any text around an @; the rest appears in the text only. */
const plainAddress = /^[!#$%&'*+\-./0-9=?A-Z^_`a-z{|}~]{1,64}@[\p{L}\p{M}\p{N}.-]{1,190}$/u;

function replyAddress(name: string, address: string): Email['replyTo'] {
  return plainAddress.test(address) ? { name: headerText(name), address } : undefined;
}
