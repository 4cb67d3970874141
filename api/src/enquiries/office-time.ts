import { timeZone } from '@site/shared/company/company';

const date = { timeZone, year: 'numeric', hourCycle: 'h23', hour: '2-digit', minute: '2-digit' } as const;
const shown = new Intl.DateTimeFormat('en-IN', {
  ...date,
  day: 'numeric',
  month: 'short',
  timeZoneName: 'short',
});
const exact = new Intl.DateTimeFormat('sv-SE', {
  ...date,
  day: '2-digit',
  month: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
});

/** `1 Mar 2026, 15:30 IST`, for the company's staff, of a time as ISO 8601. */
export function officeTime(iso: string): string {
  return shown.format(new Date(iso));
}

/** `2026-03-01T15:30:00+05:30`: the same for spreadsheets and programs. */
export function exactOfficeTime(iso: string): string {
  return exact.format(new Date(iso)).replace(' ', 'T').replace(' GMT', '').replace('\u2212', '-');
}
