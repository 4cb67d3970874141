/** The spans that are counted, and how many characters of an ISO 8601 time in UTC name them. */
const lengths = { hour: 13, day: 10 };

/** The name of the span that contains a time: `2026-01-31T14` or `2026-01-31`. */
export function slotOf(span: keyof typeof lengths, time: Date): string {
  return time.toISOString().slice(0, lengths[span]);
}

const dayMs = 86_400_000;

export function daysBefore(time: Date, days: number): Date {
  return new Date(time.getTime() - days * dayMs);
}
