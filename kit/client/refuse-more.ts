/**
 * Refuses arguments that a command would otherwise ignore.
 * @throws naming them
 */
export function refuseMore(words: string[]): void {
  if (words.length === 0) return;
  throw new Error(`Remove ${words.map((word) => JSON.stringify(word)).join(', ')}: the command ignores it.`);
}
