import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { insideFolder } from '@site/shared/node/inside-folder';
import { type Release, releaseFile } from '@site/shared/node/release';
import { pack } from 'tar-stream';

/** @returns the folder of a release as a packed tar archive */
export async function packRelease({ files }: Release, folder: string): Promise<Buffer> {
  const archive = pack();
  for (const name of [releaseFile, ...Object.keys(files)])
    archive.entry({ name }, await readFile(insideFolder(folder, name)));
  archive.finalize();
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive) if (chunk instanceof Uint8Array) chunks.push(chunk);
  // Most files of a release are compressed already: the fastest level compresses the others.
  return gzipSync(Buffer.concat(chunks), { level: 1 });
}
