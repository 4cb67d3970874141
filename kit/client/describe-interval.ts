import type { Interval } from './comparison';

/** `×0.8 to ×2.1` */
export function describeRatio(interval: Interval | undefined): string {
  if (!interval) return '–';
  const from = `×${interval.from.toFixed(1)}`;
  return interval.to === undefined ? `≥ ${from}` : `${from} to ×${interval.to.toFixed(1)}`;
}

/** `−20 to +150 ms` */
export function describeDifference(interval: Interval | undefined): string {
  return interval?.to === undefined ? '–' : `${signed(interval.from)} to ${signed(interval.to)} ms`;
}

const signed = (ms: number) => `${ms < 0 ? '−' : '+'}${Math.abs(Math.round(ms))}`;
