/** Milliseconds of the longest wait. Longer ones would delay mails after the mail server has recovered. */
export const longestBackOff = 15 * 60_000;

/**
 * The wait after a failure. It doubles with each failure. Jitter keeps instances that failed together from retrying
 * together.
 * @param failures the failures so far, at least 1
 * @param first milliseconds after the first failure
 * @param random from 0 up to 1
 * @returns milliseconds, between a half and the whole of the doubled wait
 */
export function backOff(failures: number, first: number, random = Math.random()): number {
  const wait = Math.min(longestBackOff, first * 2 ** Math.min(failures - 1, 30));
  return wait * (0.5 + random / 2);
}
