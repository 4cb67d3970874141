import { formatDay } from './format-day';

/** A day of the calendar, for readers and for machines. */
export function Day({ of: isoDay }: { of: string }) {
  return <time dateTime={isoDay}>{formatDay(isoDay)}</time>;
}
