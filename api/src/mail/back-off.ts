/** Milliseconds of the longest wait. Longer ones would keep mails back after the mail server has recovered. */
export const longestBackOff = 15 * 60_000;

/**
 * How long to wait after a failure. The wait doubles with each failure. A random part keeps instances that failed
 * together from trying again together.
 * @param failures how often it has failed so far, at least once
 * @param first milliseconds after the first failure
 * @param random from 0 up to 1
 * @returns milliseconds, between a half and the whole of the doubled wait
 */
export function backOff(failures: number, first: number, random = Math.random()): number {
  const wait = Math.min(longestBackOff, first * 2 ** Math.min(failures - 1, 30));
  return wait * (0.5 + random / 2);
}
