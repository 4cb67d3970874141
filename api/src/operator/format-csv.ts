/**
 * Formats entries as RFC 4180 says: a header, lines ended by CRLF, every field in quotes.
 * Spreadsheets of some locales split lines at semicolons and ignore quotes inside a line. So every field is quoted, and
 * formulas are disarmed wherever such a spreadsheet would begin a cell.
 */
export function formatCsv<Column extends string>(
  columns: readonly Column[],
  entries: Record<Column, string>[],
): string {
  const rows = entries.map((entry) => columns.map((column) => entry[column]));
  return [columns, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

/** Where a cell can begin, before a character that begins a formula, full-width forms included. */
const formulaStart = /(^|[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

/** An apostrophe makes a formula text. */
function quote(value: string): string {
  return `"${value.replace(formulaStart, "$1'").replaceAll('"', '""')}"`;
}
