import { createHash } from 'node:crypto';

/**
 * The part of a version that identifies the content. It covers the description, too: the same files with other pages or
 * other needs are another release.
 * @param description `release.json` without `app`, `version` and `files`
 * @param files the hashes of all files except the compressed forms, by name
 */
export function contentHash(description: object, files: Record<string, string>): string {
  return createHash('sha256')
    .update(JSON.stringify([description, files]))
    .digest('hex')
    .slice(0, 12);
}

/**
 * The same for a whole `release.json`.
 * @param release as parsed, with its keys in the order of the file
 */
export function contentHashOf(release: { files: Record<string, string> }): string {
  const { app: _app, version: _version, files, ...description } = { app: '', version: '', ...release };
  const isCompressed = (name: string) => /\.(br|gz)$/.test(name) && name.slice(0, -3) in files;
  return contentHash(
    description,
    Object.fromEntries(Object.entries(files).filter(([name]) => !isCompressed(name))),
  );
}
