import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { insideFolder } from '@site/shared/node/inside-folder';
import { type Release, releaseFile } from '@site/shared/node/release';
import { pack } from 'tar-stream';

/** @returns the folder of a release as a packed tar archive */
export async function packRelease({ files }: Release, folder: string): Promise<Buffer> {
  const archive = pack();
  for (const name of [releaseFile, ...Object.keys(files)])
    archive.entry({ name }, readFileSync(insideFolder(folder, name)));
  archive.finalize();
  // Most files of a release are compressed already: the fastest level compresses the others.
  return gzipSync(await buffer(archive), { level: 1 });
}
