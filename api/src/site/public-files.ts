import { releaseRecordFile } from '@site/shared/contracts/release-record-places';

/** Names a file by its path; no empty segment, none that begins with a dot. */
const imageOrText = /^(?:\/[\w-]+)+\.(?:png|svg|txt|webmanifest|xml)$/;

/**
 * Which files of a snapshot visitors get. Pages are reached by their addresses; compressed forms come with the file
 * they belong to; whatever else compose leaves there is for servers and commands.
 */
export function isPublicSiteFile(path: string): boolean {
  return imageOrText.test(path) || path === `/${releaseRecordFile}`;
}

const webFile = /^\/[\w-]+\/\w[\w.+-]*\/web(?:\/[\w@~+-][\w.@~+-]*)+$/;

/**
 * Which files of the releases browsers get: those of `web/`, not what documents are composed of.
 * @param path below `releases/`
 */
export function isPublicReleaseFile(path: string): boolean {
  return webFile.test(path);
}
