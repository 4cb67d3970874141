/** Names the first items of a list, and how many follow: `a, b and 3 more`. */
export function nameFirst(names: string[], most = 5): string {
  const left = names.length - most;
  return names.slice(0, most).join(', ') + (left > 0 ? ` and ${left} more` : '');
}

/** Enough to see the cause. */
const mostErrors = 30;

/**
 * Describes the first errors, and says how many follow. An upload can have millions of them, whose descriptions would fill
 * the memory.
 */
export function describeFirst<Item>(errors: Item[], describe: (error: Item) => string): string[] {
  const left = errors.length - mostErrors;
  return [...errors.slice(0, mostErrors).map(describe), ...(left > 0 ? [`and ${left} more`] : [])];
}
