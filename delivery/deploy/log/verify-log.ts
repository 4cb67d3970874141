import type { ObjectStore } from '../../registry/object-store/object-store';
import { readPointer } from './current-pointer';
import { emptyHead, entryHash, entryKey, parseEntry } from './entry';

/**
 * Checks that no entry of the log was changed or removed.
 * @param count how many entries are checked up to the one that `current.json` names; by default all. Those after it always are
 * @returns a sentence for each error
 */
export async function verifyLog(store: ObjectStore, count = Number.POSITIVE_INFINITY): Promise<string[]> {
  const errors: string[] = [];
  const pointer = await readPointer(store);
  let before = emptyHead;
  for (let n = Math.max(1, (pointer?.n ?? 0) - count + 1); ; n += 1) {
    const bytes = await store.read(entryKey(n));
    if (!bytes && n > (pointer?.n ?? 0)) return errors;
    if (!bytes) {
      errors.push(`${entryKey(n)} is missing.`);
      continue;
    }
    const hash = entryHash(bytes);
    const entry = parseEntry(bytes);
    if (entry?.n !== n) errors.push(`${entryKey(n)} is not an entry.`);
    else if (before.n === n - 1 && entry.previous !== before.hash)
      errors.push(`${entryKey(n - 1)} was changed after entry ${n} was written.`);
    if (n === pointer?.n && hash !== pointer.entry)
      errors.push(`${entryKey(n)} is not the entry that current.json names.`);
    before = { n, hash };
  }
}
