import { enquiryFields } from '@site/shared/contracts/enquiry';
import type { StoredEnquiry } from '../enquiry/enquiry-store';

const columns = ['id', 'createdAt', ...enquiryFields] as const;

/** What a spreadsheet takes for the start of a formula; the wide forms count too, in some languages. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** @returns the enquiries as RFC 4180 wants them: a header, lines ended by CRLF, quotes doubled */
export function formatCsv(enquiries: StoredEnquiry[]): string {
  const rows = enquiries.map((enquiry) => columns.map((column) => enquiry[column]));
  return [columns, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

/** What a visitor typed must not run in the operator's spreadsheet: an apostrophe in front makes it text. */
function quote(value: string): string {
  const harmless = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
