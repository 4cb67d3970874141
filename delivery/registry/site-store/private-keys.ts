/** Has credentials of its own, and no public address: source maps are sources. */
const privatePrefix = 'private';

const sourceMap = /^releases\/[^/]+\/[^/]+\/maps\//;

/** The key that a file of a release or a snapshot has in a bucket. */
export function bucketKeyOf(file: string): string {
  return sourceMap.test(file) ? `${privatePrefix}/${file}` : file;
}

/** The folder with what a bucket keeps private of a release. */
export function privateFolderOf(folder: string): string {
  return `${privatePrefix}/${folder}`;
}
