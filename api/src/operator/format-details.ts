import { inLines, onOneLine } from '../mail/printable-text';
import type { StoredApplication } from '../submissions/application/application-store';
import type { StoredEnquiry } from '../submissions/enquiry/enquiry-store';

/** @returns one enquiry, complete, to be read in the terminal */
export function formatEnquiry(enquiry: StoredEnquiry): string {
  const { id, createdAt, firstName, lastName, email, phone, subject, message } = enquiry;
  const facts = {
    ID: id,
    Received: createdAt,
    Name: `${firstName} ${lastName}`,
    'E-mail': email,
    Phone: phone,
    Subject: subject,
  };
  return formatDetails(facts, message);
}

/** @returns one job application, complete but for its resume, to be read in the terminal */
export function formatApplication(application: StoredApplication): string {
  const { id, createdAt, firstName, lastName, email, phone, resumeName, additionalInfo1, ...rest } =
    application;
  const { dob, role, city, state, country, gender, Experience, linkedin } = rest;
  const facts = {
    ID: id,
    Received: createdAt,
    Role: role,
    Name: `${firstName} ${lastName}`,
    'E-mail': email,
    Phone: phone,
    Born: dob,
    Gender: gender,
    Place: `${city}, ${state}, ${country}`,
    Experience,
    LinkedIn: linkedin,
    Resume: `${resumeName} (npm run enquiries -- resume ${id} --out resume.pdf)`,
  };
  return formatDetails(facts, additionalInfo1);
}

function formatDetails(facts: Record<string, string>, text: string): string {
  const lines = Object.entries(facts).map(([label, value]) => `${label.padEnd(12)}${onOneLine(value)}`);
  return `${lines.join('\n')}\n\n${inLines(text)}\n`;
}
