/**
 * Says what is being done, what came of it, and how long it took.
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
  console.log(`${what.padEnd(8)} ${summary(result)} (${seconds} s)`);
  return result;
}

/** Headers are the only thing that nginx does not read with each request. */
export const reloadHint =
  'The headers of pages have changed. Where nginx serves the site, have it read them: nginx -s reload';

/** One team's checkout does not decide how the pages of the others read. */
export const otherComposerHint =
  "The code that composes pages, or the company's facts, differ from those that the live site was composed with. Pages of other apps stay as they are until the shell is released: npm run release -w shell";
