/** In a bucket it has credentials of its own, and no public address. */
const privatePrefix = 'private';

/** Source maps are sources; `delivery` has the keys of teams. */
const privateFile = /^(releases\/[^/]+\/[^/]+\/maps|delivery)\//;

/** The key that a file of the site's folder has in a bucket. */
export function bucketKeyOf(file: string): string {
  return privateFile.test(file) ? `${privatePrefix}/${file}` : file;
}

/** The folder with what a bucket keeps private of a release. */
export function privateFolderOf(folder: string): string {
  return `${privatePrefix}/${folder}`;
}
