import { releaseRecordFile } from '@site/shared/site-model/release-record-places';

/** A file by its path, without empty segments and segments that start with a dot. */
const imageOrText = /^(?:\/[\w-]+)+\.(?:ico|png|svg|txt|webmanifest|xml)$/;

/**
 * The files of a snapshot that visitors get. Pages have their own paths; compressed files are used with the file that they
 * belong to; the other files of a snapshot are for servers and commands.
 */
export function isPublicSiteFile(path: string): boolean {
  return imageOrText.test(path) || path === `/${releaseRecordFile}`;
}

const webFile = /^\/[\w-]+\/\w[\w.+-]*\/web(?:\/[\w@~+-][\w.@~+-]*)+$/;

/**
 * The files of releases that browsers get: those of `web/`, not those that documents are composed of.
 * @param path below `releases/`
 */
export function isPublicReleaseFile(path: string): boolean {
  return webFile.test(path);
}
