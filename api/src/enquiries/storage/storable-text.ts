/**
 * Text that a column can't store: SQLite's driver truncates a text at NUL, PostgreSQL refuses one, and half a surrogate
 * pair has no UTF-8 form. Each is stored as a mark and its code, and so is the mark itself. The mark is a code point that
 * Unicode reserves for use inside a program, so that ordinary text is stored unchanged.
 */
const mark = '\ufdd0';
const unstorable = /[\0\ufdd0\p{Surrogate}]/gu;
const stored = /\ufdd0([0-9a-f]{4})/g;

/** @returns the text in a form that every database stores; the same text if it is storable */
export function toStorable(text: string): string {
  return text.replace(unstorable, (unit) => mark + unit.charCodeAt(0).toString(16).padStart(4, '0'));
}

/** @returns the original text */
export function fromStorable(text: string): string {
  return text.replace(stored, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
