/** A place in a released file: app, version and file, line and column. */
const releasedPlace = /\/releases\/([\w-]+\/[\w.+-]+)\/web\/([\w@~+./-]+\.js:\d+:\d+)/g;

/**
 * The places of released scripts in a stack, or in another text of a browser.
 * @returns each as `mf-careers/1.0.0-abc/static/js/async/page.js:2:10873`, in the order in which they stand there
 */
export function releasedPlaces(text: string): string[] {
  return [...text.matchAll(releasedPlace)].map(([, release, place]) => `${release}/${place}`);
}
