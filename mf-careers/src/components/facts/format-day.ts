/** Formats a day: `2026-11-02` becomes `02/11/2026`, without a date object, so that no time zone has an effect. */
export function formatDay(isoDay: string): string {
  return isoDay.split('-').reverse().join('/');
}
