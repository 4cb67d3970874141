import type { StoredEnquiry } from '../enquiry/enquiry-store';
import { onOneLine } from './printable';

/** The columns of the table; a longer value ends in an ellipsis. */
const columns: { title: string; widest: number; value(enquiry: StoredEnquiry): string }[] = [
  { title: 'ID', widest: 36, value: ({ id }) => id },
  { title: 'Received (UTC)', widest: 16, value: ({ createdAt }) => createdAt.slice(0, 16).replace('T', ' ') },
  { title: 'Name', widest: 28, value: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { title: 'E-mail', widest: 34, value: ({ email }) => email },
  { title: 'Subject', widest: 40, value: ({ subject }) => subject },
];

/** @returns the enquiries as a table for the terminal, a line each */
export function formatTable(enquiries: StoredEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries yet.\n';
  const rows = [
    columns.map(({ title }) => title),
    ...enquiries.map((enquiry) =>
      columns.map(({ value, widest }) => shorten(onOneLine(value(enquiry)), widest)),
    ),
  ];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => [...(row[index] ?? '')].length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, index) => fill(cell, widths[index]))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function shorten(text: string, widest: number): string {
  const characters = [...text];
  return characters.length > widest ? `${characters.slice(0, widest - 1).join('')}…` : text;
}

function fill(text: string, width = 0): string {
  return text + ' '.repeat(Math.max(0, width - [...text].length));
}
