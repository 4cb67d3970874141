import type { Resume, StoredApplication } from '../application/application-store';
import { resumeFileName } from '../application/resume-file-name';
import type { StoredEnquiry } from '../enquiry/enquiry-store';
import { applicationFacts, enquiryFacts, formatFacts } from '../facts';
import type { Stores } from '../stores';
import { composeDigest } from './compose-digest';
import { type Email, messageId } from './email';
import type { Notification } from './outbox';

/** In characters. Mail programs show no more of a subject. */
const longestSubject = 150;

/** @returns the mail of a notification; undefined when its submission was deleted, or its resume is not clean */
export async function composeForNotification(
  { id, about, aboutId }: Notification,
  { database, enquiries, applications }: Stores,
): Promise<Email | undefined> {
  if (about === 'digest') return composeDigest(database, id, aboutId);
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
  const { firstName, lastName, email, subject, message } = enquiry;
  return {
    messageId: messageId(notificationId),
    subject: headerText(`Enquiry: ${subject}`),
    text: `${formatFacts(enquiryFacts(enquiry))}\n\n${message}\n`,
    replyTo: replyAddress(`${firstName} ${lastName}`, email),
    attachments: [],
  };
}

/** @returns the mail about a job application, with the resume */
export function composeApplicationEmail(
  notificationId: string,
  application: StoredApplication,
  resume: Resume,
): Email {
  const { firstName, lastName, email, role, additionalInfo1 } = application;
  const name = `${firstName} ${lastName}`;
  return {
    messageId: messageId(notificationId),
    subject: headerText(`Application: ${role}, ${name}`),
    text: `${formatFacts(applicationFacts(application))}\n\n${additionalInfo1}\n`,
    replyTo: replyAddress(name, email),
    // The name of the applicant's own file is untrusted; it stays in the database.
    attachments: [
      { filename: resumeFileName(application), content: resume.content, contentType: 'application/pdf' },
    ],
  };
}

/** White space, control and formatting characters, except the joiners that Hindi, Persian and emoji are written with. */
const unprintable = /(?:(?![\u200c\u200d])[\s\p{Cc}\p{Cf}\p{Cs}])+/gu;

/** Text for a mail header: one line without control or formatting characters, cut to the longest subject. */
function headerText(text: string): string {
  return [...text.replace(unprintable, ' ').trim()].slice(0, longestSubject).join('');
}

/** A mail header takes one plain address. The form accepts any text around an @; the rest appears in the text only. */
const plainAddress = /^[!#$%&'*+\-./0-9=?A-Z^_`a-z{|}~]{1,64}@[\p{L}\p{M}\p{N}.-]{1,190}$/u;

/** Whether a mail program can be given the address that a visitor typed. */
export function isPlainAddress(address: string): boolean {
  return plainAddress.test(address);
}

function replyAddress(name: string, address: string): Email['replyTo'] {
  return isPlainAddress(address) ? { name: headerText(name), address } : undefined;
}
