import { exactOfficeTime } from '../office-time';

/** Without it, Excel reads UTF-8 in the encoding of Windows: `आशा` becomes `à¤†à¤¶à¤¾`. */
const byteOrderMark = '\ufeff';

/** The columns with times, which staff read in a spreadsheet. */
const times = new Set(['createdAt', 'answeredAt']);

/** Formats entries as in RFC 4180, after a byte order mark: a header, lines that end with CRLF, every field in quotes. */
export function formatCsv<Column extends string>(
  columns: readonly Column[],
  entries: Record<Column, string>[],
): string {
  const rows = entries.map((entry) => columns.map((column) => shown(column, entry[column])));
  const lines = [columns, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`);
  return `${byteOrderMark}${lines.join('')}`;
}

/** An open entry has no time of its answer. */
function shown(column: string, value: string): string {
  return times.has(column) && value !== '' ? exactOfficeTime(value) : value;
}

/** The start of a formula, full-width forms included; spreadsheets skip white space and control characters before it. */
const formulaStart = /^(?=[\s\p{Cc}]*[=+\-@＝＋－＠])/u;

/** A leading apostrophe turns a formula into text; nothing else is changed. */
function quote(value: string): string {
  return `"${value.replace(formulaStart, "'").replaceAll('"', '""')}"`;
}
