/**
 * Writes a day as the specification does: `2024-02-19` becomes `19/02/2024` (specification §2, Blog).
 * The parts change places, nothing else: no time zone can move the day.
 */
export function formatDay(isoDay: string): string {
  return isoDay.split('-').reverse().join('/');
}
