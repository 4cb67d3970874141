/** Control characters, and those that turn the direction of a line: typed by a visitor, they would act in the operator's terminal. */
const acting = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** @returns the text on one line, with nothing in it that a terminal acts on */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(acting, '\ufffd');
}

/** @returns the text in its lines, with nothing in it that a terminal acts on */
export function inLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', '    ').replace(acting, '\ufffd'))
    .join('\n');
}
