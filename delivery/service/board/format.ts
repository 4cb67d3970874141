const number = new Intl.NumberFormat('en-IN');

export const count = (value: number) => number.format(value);

/** `1.8 s` or `90 ms` */
export function duration(ms: number | undefined): string {
  if (ms === undefined) return '–';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** @param thousandths of a score */
export function score(thousandths: number | undefined): string {
  return thousandths === undefined ? '–' : (thousandths / 1000).toFixed(2);
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}

export function size(bytes: number): string {
  return bytes < 1e6 ? `${Math.round(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** `2026-01-31 14:05` in UTC */
export function moment(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}
