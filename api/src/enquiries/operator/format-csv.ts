/** Without it, Excel reads UTF-8 in the encoding of Windows: `आशा` becomes `à¤†à¤¶à¤¾`. */
const byteOrderMark = '\ufeff';

/** Formats entries as in RFC 4180: a header, lines ended by CRLF, every field in quotes; a byte order mark comes first. */
export function formatCsv<Column extends string>(
  columns: readonly Column[],
  entries: Record<Column, string>[],
): string {
  const rows = entries.map((entry) => columns.map((column) => entry[column]));
  const lines = [columns, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`);
  return `${byteOrderMark}${lines.join('')}`;
}

/** The start of a formula, full-width forms included; spreadsheets skip white space and control characters before it. */
const formulaStart = /^(?=[\s\p{Cc}]*[=+\-@＝＋－＠])/u;

/** A leading apostrophe turns a formula into text; nothing else is changed. */
function quote(value: string): string {
  return `"${value.replace(formulaStart, "'").replaceAll('"', '""')}"`;
}
