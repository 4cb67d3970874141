import type { ObjectStore } from '../../registry/object-store/object-store';
import { readPointer } from './current-pointer';
import { type Entry, entryHash, entryKey, type LogHead, parseEntry } from './entry';

/** An entry with its number and hash. */
export interface ReadEntry {
  entry: Entry;
  head: LogHead;
}

/**
 * Reads the newest entry.
 * @returns undefined before the first one
 * @throws if the end of the log is damaged, or the log can't be read
 */
export async function readNewest(store: ObjectStore): Promise<ReadEntry | undefined> {
  // The pointer may be outdated. Numbers have no gaps, so the newest entry is the last one found from there.
  const pointer = await readPointer(store);
  let n = pointer?.n ?? 1;
  let newest = await store.read(entryKey(n));
  if (!newest && pointer)
    throw new Error(
      `${entryKey(n)} is missing, which current.json names: entries of the log are never removed. Copy it back from a backup.`,
    );
  while (newest) {
    const next = await store.read(entryKey(n + 1));
    if (!next) return toEntry(n, newest);
    newest = next;
    n += 1;
  }
  return undefined;
}

/** @returns undefined if there is no such entry */
export async function readEntry(store: ObjectStore, n: number): Promise<ReadEntry | undefined> {
  const bytes = await store.read(entryKey(n));
  return bytes && toEntry(n, bytes);
}

/** The newest entries that match, newest first. */
export async function lastEntries(
  store: ObjectStore,
  count: number,
  matches: (entry: Entry) => boolean = () => true,
): Promise<Entry[]> {
  const found: Entry[] = [];
  const newest = await readNewest(store);
  for (let n = newest?.head.n ?? 0; n > 0 && found.length < count; n -= 1) {
    const read = n === newest?.head.n ? newest : await readEntry(store, n);
    if (read && matches(read.entry)) found.push(read.entry);
  }
  return found;
}

/** The entries after a number, oldest first. */
export async function entriesAfter(store: ObjectStore, n: number, count: number): Promise<Entry[]> {
  const found: Entry[] = [];
  while (found.length < count) {
    const next = await readEntry(store, n + found.length + 1);
    if (!next) break;
    found.push(next.entry);
  }
  return found;
}

/** Whether an entry is about an app. */
export function isAbout(app: string): (entry: Entry) => boolean {
  return (entry) => entry.app === app || entry.changes.some((change) => change.app === app);
}

function toEntry(n: number, bytes: Buffer): ReadEntry {
  const entry = parseEntry(bytes);
  if (entry?.n === n) return { entry, head: { n, hash: entryHash(bytes) } };
  throw new Error(
    `${entryKey(n)} is not what this version of the project writes, or is damaged. Update this machine, or copy the entry back from a backup.`,
  );
}
