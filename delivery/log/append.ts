import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { takeFileLock } from '../publish/file-lock';
import { replaceFile } from '../publish/sync-to-disk';
import { emptyHead, type LogEvent, type LogHead, lineHash, parseEntry } from './entry';
import { deliveryFolder, headFile, logFile, readHead, readLines } from './log-files';

/** An entry is written in milliseconds. */
const timeoutMs = 30_000;

const longestDetail = 2000;

/** The last entry that this process is writing: its own entries wait for one another, other processes by the lock. */
let lastAppend: Promise<unknown> = Promise.resolve();

/**
 * Writes what happened to the log, flushed to disk. What a crash left of an unfinished line is cut off first, and the log
 * says so: nobody was told that it was written.
 * @returns where the log stands now
 */
export function appendToLog(events: LogEvent[]): Promise<LogHead> {
  const appended = lastAppend.then(() => append(events));
  lastAppend = appended.catch(() => undefined);
  return appended;
}

async function append(events: LogEvent[]): Promise<LogHead> {
  await mkdir(deliveryFolder, { recursive: true, mode: 0o700 });
  const lock = await takeFileLock(join(deliveryFolder, 'log.lock'), timeoutMs);
  if (!lock) throw new Error(`${logFile} has been locked for ${timeoutMs / 1000} s by another process.`);
  try {
    const { lines, wholeBytes, unfinished } = await readLines();
    const all = unfinished === '' ? events : [repair(unfinished), ...events];
    const before = placeToGoOn(await readHead(), lines.at(-1));
    const { text, head } = chain(before, all);
    await write(text, wholeBytes);
    await replaceFile(headFile, JSON.stringify(head), 0o600);
    return head;
  } finally {
    lock.release();
  }
}

/**
 * The line that the next one names. Usually it is the last one. Where lines are gone or changed, it is the one that was
 * written last: the gap then shows for good, instead of being closed by the next entry.
 */
function placeToGoOn(head: LogHead | undefined, lastLine: string | undefined): LogHead {
  const last = lastLine === undefined ? undefined : parseEntry(lastLine);
  const present = last && lastLine !== undefined ? { n: last.n, hash: lineHash(lastLine) } : emptyHead;
  if (!head || head.hash === present.hash) return present;
  // A crash came between the line and the note of it.
  return last?.previous === head.hash ? present : head;
}

function chain(before: LogHead, events: LogEvent[]): { text: string; head: LogHead } {
  let head = before;
  let text = '';
  for (const event of events) {
    const detail = event.detail?.slice(0, longestDetail);
    const line = JSON.stringify({ n: head.n + 1, previous: head.hash, ...event, detail });
    head = { n: head.n + 1, hash: lineHash(line) };
    text += `${line}\n`;
  }
  return { text, head };
}

function repair(unfinished: string): LogEvent {
  return {
    time: new Date().toISOString(),
    action: 'repair',
    app: '',
    from: null,
    to: null,
    by: { who: { kind: 'unknown', name: 'crash' } },
    outcome: 'done',
    detail: `an unfinished line was cut off: ${unfinished}`,
  };
}

/** @param wholeBytes after which the file is cut off first */
async function write(text: string, wholeBytes: number): Promise<void> {
  const file = await open(logFile, 'a', 0o600);
  try {
    await file.truncate(wholeBytes);
    await file.appendFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
