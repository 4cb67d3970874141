import { emptyHead, type LogEntry, lineHash, parseEntry } from './entry';
import { readHead, readLines } from './log-files';

/** Every whole entry of the log, oldest first. */
export async function readLog(): Promise<LogEntry[]> {
  return (await readLines()).lines.flatMap((line) => parseEntry(line) ?? []);
}

/**
 * Checks that no line of the log was changed, removed or cut off.
 * @returns what is wrong, one sentence each; an unfinished last line is not, as a crash leaves one and the next entry tells of it
 */
export async function verifyLog(): Promise<string[]> {
  const { lines } = await readLines();
  const head = await readHead();
  const faults: string[] = [];
  let before = emptyHead;
  let headFound = head === undefined;
  for (const [index, line] of lines.entries()) {
    const entry = parseEntry(line);
    if (!entry) {
      faults.push(`Line ${index + 1} of the log is not an entry.`);
      continue;
    }
    if (entry.n !== before.n + 1)
      faults.push(`Line ${index + 1} is entry ${entry.n}, after entry ${before.n}: some are missing.`);
    else if (entry.previous !== before.hash)
      faults.push(`Entry ${before.n} was changed after entry ${entry.n} was written.`);
    before = { n: entry.n, hash: lineHash(line) };
    headFound ||= before.hash === head?.hash;
  }
  if (headFound) return faults;
  if (head && head.n > before.n)
    return [
      ...faults,
      `The log ends with entry ${before.n}; entry ${head.n} was written last and is cut off.`,
    ];
  return [...faults, `Entry ${head?.n} is not as it was written.`];
}
