/** Control characters, line separators and direction marks: a terminal or a mail would interpret them. */
const acting = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** @returns the text on one line, without control characters and line breaks */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(acting, '\ufffd');
}

/** @returns the text with its line breaks, without other control characters */
export function inLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', '    ').replace(acting, '\ufffd'))
    .join('\n');
}
