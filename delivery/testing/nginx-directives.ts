/**
 * Splits nginx's configuration into directives, each a list of its words, like nginx: words between spaces, or in quotes
 * with escapes; `;` ends a directive.
 * @throws at anything else, such as a block, a comment, a variable or a directive without an end
 */
export function nginxDirectives(text: string): string[][] {
  const token = /\s+|;|"((?:[^"\\$]|\\[\s\S])*)"(?=[\s;])|([^\s;"'{}#$\\]+)(?=[\s;])/y;
  const directives: string[][] = [];
  let words: string[] = [];
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const [found, quoted, bare] = token.exec(text) ?? [];
    if (found === undefined)
      throw new Error(`nginx reads no word at ${JSON.stringify(text.slice(at, at + 40))}`);
    const word = bare ?? quoted?.replaceAll(/\\([\s\S])/g, '$1');
    if (word !== undefined) words.push(word);
    if (found !== ';') continue;
    directives.push(words);
    words = [];
  }
  if (words.length > 0) throw new Error(`${words.join(' ')} has no end`);
  return directives;
}
