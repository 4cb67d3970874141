/** Names the first items of a list, and how many follow: `a, b and 3 more`. */
export function nameFirst(names: string[], max = 5): string {
  const left = names.length - max;
  return names.slice(0, max).join(', ') + (left > 0 ? ` and ${left} more` : '');
}

/** Enough to see the cause. */
const maxErrors = 30;

/**
 * Describes the first errors, and says how many follow. An upload can have millions of them, whose descriptions would fill
 * the memory.
 */
export function describeFirst<Item>(errors: Item[], describe: (error: Item) => string): string[] {
  const left = errors.length - maxErrors;
  return [...errors.slice(0, maxErrors).map(describe), ...(left > 0 ? [`and ${left} more`] : [])];
}
