/** Control characters, line separators and direction marks: in a terminal or a mail they would act instead of being shown. */
const acting = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** @returns the text on one line, with nothing in it that acts on a terminal or begins a new line */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(acting, '\ufffd');
}

/** @returns the text in its own lines, with nothing in it that acts on a terminal */
export function inLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', '    ').replace(acting, '\ufffd'))
    .join('\n');
}
