import { onOneLine } from '@site/shared/node/printable-text';
import type { StoredApplication } from './application/application-store';
import type { StoredEnquiry } from './enquiry/enquiry-store';
import { officeTime } from './office-time';

/** Values by label, in the order of mails and commands. */
export type Facts = Record<string, string>;

/** @returns all of an enquiry except its message */
export function enquiryFacts(enquiry: StoredEnquiry): Facts {
  const { id, createdAt, firstName, lastName, email, phone, subject } = enquiry;
  return {
    Name: `${firstName} ${lastName}`,
    'E-mail': email,
    Phone: phone,
    Subject: subject,
    Received: officeTime(createdAt),
    ID: id,
  };
}

/** @returns all of a job application except its last text and its resume */
export function applicationFacts(application: StoredApplication): Facts {
  const { id, createdAt, firstName, lastName, email, phone, dob, role } = application;
  const { country, state, city, gender, Experience, linkedin } = application;
  return {
    Role: role,
    Name: `${firstName} ${lastName}`,
    'E-mail': email,
    Phone: phone,
    Born: dob,
    Gender: gender,
    Place: `${city}, ${state}, ${country}`,
    Experience,
    LinkedIn: linkedin,
    Received: officeTime(createdAt),
    ID: id,
  };
}

/** Formats facts as aligned lines, one for each fact: a line break in a field could forge the lines below it. */
export function formatFacts(facts: Facts): string {
  const width = Math.max(...Object.keys(facts).map((label) => label.length)) + 2;
  return Object.entries(facts)
    .map(([label, value]) => `${`${label}:`.padEnd(width)}${onOneLine(value)}`)
    .join('\n');
}
