const dayMs = 86_400_000;

/** The Monday of a time's week in UTC: `2026-01-26`. */
export function weekOf(time: Date): string {
  const daysSinceMonday = (time.getUTCDay() + 6) % 7;
  return new Date(time.getTime() - daysSinceMonday * dayMs).toISOString().slice(0, 10);
}
