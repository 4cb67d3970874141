/** What a spreadsheet takes for the start of a formula; the wide forms count too, in some languages. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** @returns the entries as RFC 4180 wants them: a header, lines ended by CRLF, quotes doubled */
export function formatCsv<Column extends string>(
  columns: readonly Column[],
  entries: Record<Column, string>[],
): string {
  const rows = entries.map((entry) => columns.map((column) => entry[column]));
  return [columns, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

/** What a visitor typed must not run in the operator's spreadsheet: an apostrophe in front makes it text. */
function quote(value: string): string {
  const harmless = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
