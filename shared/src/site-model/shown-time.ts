/** `2026-01-31 14:05 UTC` of a time as ISO 8601. */
export function shownTime(time: string | Date): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
