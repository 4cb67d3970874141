import { createHash } from 'node:crypto';

/** The digits of the hash that a version shows. */
const shownDigits = 12;

/**
 * The part of a version that identifies the content. It covers the description, too: the same files with other pages or
 * other needs are another release. The compressed forms of files do not count.
 * @param release `release.json`, with its keys in the order of the file; before the release has a version, without it
 */
export function contentHashOf(release: { files: Record<string, string> }): string {
  return wholeHashOf(release).slice(0, shownDigits);
}

/**
 * All digits, which tell two releases apart that were made to have one version: with twelve digits, that takes a laptop
 * minutes.
 * @param release as parsed, with its keys in the order of the file
 */
export function wholeHashOf(release: { files: Record<string, string> }): string {
  const { app: _app, version: _version, files, ...description } = { app: '', version: '', ...release };
  const originals = Object.entries(files).filter(([name]) => compressedForm(name, files) === undefined);
  return createHash('sha256')
    .update(JSON.stringify([description, Object.fromEntries(originals)]))
    .digest('hex');
}

/** The ending of a file that is the compressed form of another one, whose content it must have. */
export function compressedForm(name: string, files: Record<string, unknown>): 'br' | 'gz' | undefined {
  const [, original = '', ending] = /^(.*)\.(br|gz)$/.exec(name) ?? [];
  if (!Object.hasOwn(files, original)) return undefined;
  return ending === 'br' ? 'br' : 'gz';
}
