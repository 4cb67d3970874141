const digit = /\p{Nd}/u;

/** Replaces the decimal digits of every script by 0 to 9: `९८` and `９８` become `98`. */
export function withAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (found) => String(digitValue(found)));
}

/** Unicode encodes the digits of a script in a row from 0 to 9, and some scripts directly after another one. */
function digitValue(found: string): number {
  const code = found.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
