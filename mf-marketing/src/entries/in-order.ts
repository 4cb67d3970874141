/**
 * The entries of a folder, sorted by their places, the smallest first. Those without a place follow, sorted by the names of
 * their files.
 */
export function inOrder<Entry>(
  entries: Record<string, Entry>,
  placeOf: (entry: Entry) => number | undefined,
): Entry[] {
  const place = (entry: Entry) => placeOf(entry) ?? Number.MAX_SAFE_INTEGER;
  return Object.values(entries).sort((one, other) => place(one) - place(other));
}
