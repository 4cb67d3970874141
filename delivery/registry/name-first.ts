/** Names the first items of a list, and how many follow: `a, b and 3 more`. */
export function nameFirst(names: string[], most = 5): string {
  const left = names.length - most;
  return names.slice(0, most).join(', ') + (left > 0 ? ` and ${left} more` : '');
}
