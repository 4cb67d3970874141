let report = (line: string) => console.log(line);

/** From now on progress goes to standard error, because standard output is for the result. */
export function progressToStderr(): void {
  report = (line) => console.error(line);
}

/**
 * Prints a step, its result and its duration.
 * @param summary the result in a few words
 */
export async function step<T>(
  what: string,
  work: () => Promise<T>,
  summary: (result: T) => string,
): Promise<T> {
  const begun = performance.now();
  const result = await work();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  report(`${what.padEnd(8)} ${summary(result)} (${seconds} s)`);
  return result;
}

/** Prints a line of progress within a step. */
export function tell(line: string): void {
  report(`  ${line}`);
}

/** nginx doesn't read headers with each request, in contrast to all other files. */
export const reloadHint =
  'The headers of pages have changed. Where nginx serves the site, reload it: nginx -s reload';
