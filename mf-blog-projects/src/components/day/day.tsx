import { formatDay } from '@site/shared/content/format-day';

/** A formatted date, with the ISO date in `datetime`. */
export function Day({ of: isoDay }: { of: string }) {
  return <time dateTime={isoDay}>{formatDay(isoDay)}</time>;
}
