/** In a bucket it has credentials of its own, and no public address. */
const privatePrefix = 'private';

/** Source maps are sources; `delivery` has the keys of teams. */
export function isPrivate(file: string): boolean {
  return file.startsWith('delivery/') || /^releases(?:\/[^/]+){2}\/maps\//.test(file);
}

/** The key that a file of the site's folder has in a bucket. */
export function bucketKeyOf(file: string): string {
  return isPrivate(file) ? `${privatePrefix}/${file}` : file;
}

/** The folder with what a bucket keeps private of a release. */
export function privateFolderOf(folder: string): string {
  return `${privatePrefix}/${folder}`;
}
