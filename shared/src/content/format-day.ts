/**
 * Formats a day: `2024-02-19` becomes `19/02/2024` (requirements §2.7).
 * Only the parts of the string are reordered, so time zones have no effect.
 */
export function formatDay(isoDay: string): string {
  return isoDay.split('-').reverse().join('/');
}
