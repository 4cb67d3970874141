const dayMs = 86_400_000;

/** The Monday of a time's week in UTC: `2026-01-26`. */
export function weekOf(time: Date): string {
  const daysSinceMonday = (time.getUTCDay() + 6) % 7;
  return new Date(time.getTime() - daysSinceMonday * dayMs).toISOString().slice(0, 10);
}

/**
 * The Monday of an earlier week.
 * @param weeks how many weeks before the week of `time`; 0 is that week itself
 */
export function weekBefore(time: Date, weeks: number): string {
  return weekOf(new Date(time.getTime() - weeks * 7 * dayMs));
}
