const firstMs = 100;
const longestMs = 5_000;

/**
 * How long to wait after a number of tries: a random part of a time that doubles, so that clients that failed together
 * don't retry together.
 */
export function retryDelayMs(tries: number, random: () => number = Math.random): number {
  return random() * Math.min(longestMs, firstMs * 2 ** (tries - 1));
}
