/** What follows `/releases/`: app, version and file, line and column. */
const releasedPlace = /^([\w-]+\/[\w.+-]+)\/web\/([\w@~+./-]+\.js:\d+:\d+)/;

/**
 * The positions in released scripts that a stack, or another text of a browser, names.
 * @returns each as `mf-careers/1.0.0-abc/static/js/async/page.js:2:10873`, in the order of the text
 */
export function releasedPlaces(text: string): string[] {
  return text.split('/releases/').flatMap((part) => releasedPlace.exec(part)?.slice(1).join('/') ?? []);
}
