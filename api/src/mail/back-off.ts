/** A mail server that is back should not wait longer for its mails. */
const longest = 15 * 60_000;

/**
 * How long to wait after a failure: twice as long each time, and somewhat at random, so that instances that failed
 * together don't try together.
 * @param failures how often it failed so far, at least once
 * @param first milliseconds after the first failure
 * @param random from 0 up to 1
 */
export function backOff(failures: number, first: number, random = Math.random()): number {
  const whole = Math.min(longest, first * 2 ** Math.min(failures - 1, 30));
  return whole * (0.5 + random / 2);
}
