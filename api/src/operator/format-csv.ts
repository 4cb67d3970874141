/** Formats entries as RFC 4180 says: a header, lines ended by CRLF, every field in quotes. */
export function formatCsv<Column extends string>(
  columns: readonly Column[],
  entries: Record<Column, string>[],
): string {
  const rows = entries.map((entry) => columns.map((column) => entry[column]));
  return [columns, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

/** What begins a formula, full-width forms included; spreadsheets skip white space before it. */
const formulaStart = /^(?=\s*[=+\-@＝＋－＠])/;

/** An apostrophe makes a formula text; it is the one character that is not as it was typed. */
function quote(value: string): string {
  return `"${value.replace(formulaStart, "'").replaceAll('"', '""')}"`;
}
