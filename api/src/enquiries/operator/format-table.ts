import { onOneLine } from '@site/shared/node/printable-text';
import type { StoredEnquiry } from '../enquiry/enquiry-store';
import { officeTime } from '../office-time';

interface Column<Entry> {
  title: string;
  /** In characters; a longer value is cut with an ellipsis. */
  widest: number;
  value(entry: Entry): string;
}

type Received = Pick<StoredEnquiry, 'id' | 'createdAt' | 'firstName' | 'lastName' | 'email'>;

/**
 * @param name the plural of the entries, for an empty list
 * @param last the last column's title and value
 * @returns the entries as a table for the terminal, one a line
 */
export function formatTable<Entry extends Received>(
  name: string,
  entries: Entry[],
  last: Record<string, (entry: Entry) => string>,
): string {
  if (entries.length === 0) return `No ${name} yet.\n`;
  const columns: Column<Entry>[] = [
    { title: 'ID', widest: 36, value: ({ id }) => id },
    { title: 'Received', widest: 24, value: ({ createdAt }) => officeTime(createdAt) },
    { title: 'Name', widest: 28, value: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { title: 'E-mail', widest: 34, value: ({ email }) => email },
    ...Object.entries(last).map(([title, value]) => ({ title, widest: 40, value })),
  ];
  const rows = [
    columns.map(({ title }) => title),
    ...entries.map((entry) => columns.map(({ value, widest }) => shorten(onOneLine(value(entry)), widest))),
  ];
  const widths = columns.map((_, index) => widestOf(rows, index));
  return rows.map((row) => `${formatRow(row, widths)}\n`).join('');
}

/** Not with `Math.max(...)`: it takes about 120,000 arguments. */
function widestOf(rows: string[][], index: number): number {
  return rows.reduce((widest, row) => Math.max(widest, [...(row[index] ?? '')].length), 0);
}

function formatRow(row: string[], widths: number[]): string {
  return row
    .map((cell, index) => fill(cell, widths[index]))
    .join('  ')
    .trimEnd();
}

function shorten(text: string, widest: number): string {
  const characters = [...text];
  return characters.length > widest ? `${characters.slice(0, widest - 1).join('')}…` : text;
}

function fill(text: string, width = 0): string {
  return text + ' '.repeat(Math.max(0, width - [...text].length));
}
