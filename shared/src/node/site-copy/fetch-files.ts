import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contentIntegrity, fileIntegritySync } from '../content-integrity';
import { forEachLimit } from '../for-each-limit';
import { inSlices } from '../in-slices';
import { insideFolder } from '../inside-folder';
import { linkFile } from '../link-file';

/** Servers and disks handle several files at a time. */
const concurrentFiles = 8;

/** Reads a file from elsewhere by its path in a folder; undefined where there is none. */
export type ReadFile = (path: string) => Promise<Buffer | undefined>;

/** A required file of a folder, by its path in the folder and its SHA-384. */
export interface WantedFile {
  path: string;
  sha384: string;
}

interface FetchOptions {
  read: ReadFile;
  /** A folder of the same file system. What a killed process leaves there never becomes part of the filled folder. */
  stagingFolder: string;
  /** A folder of this machine: a file that is the same there is linked instead of being read again. */
  from?: string | undefined;
}

/**
 * Fills a folder with files. Unchanged files are kept; each other one is checked before it gets its name.
 * @throws naming the first file that is missing elsewhere, or has another hash
 */
export async function fetchFiles(folder: string, files: WantedFile[], options: FetchOptions): Promise<void> {
  const missing: WantedFile[] = [];
  await inSlices(files, (file) => {
    if (!isHere(folder, file, options)) missing.push(file);
  });
  await forEachLimit(missing, (file) => fetchFile(folder, file, options), concurrentFiles);
}

/** Whether the folder has a file, or now has it as a link to the same one in the other folder. */
function isHere(folder: string, { path, sha384 }: WantedFile, { from }: FetchOptions): boolean {
  const file = insideFolder(folder, path);
  if (existsSync(file)) return fileIntegritySync(file) === sha384;
  const same = from && insideFolder(from, path);
  return same !== undefined && fileIntegritySync(same) === sha384 && linkFile(same, file);
}

async function fetchFile(
  folder: string,
  { path, sha384 }: WantedFile,
  { read, stagingFolder }: FetchOptions,
) {
  const content = await read(path);
  if (!content) throw new Error(`${path} is missing.`);
  if (contentIntegrity(content) !== sha384) throw new Error(`${path} is not the file that was released.`);
  await placeFile(insideFolder(folder, path), content, stagingFolder);
}

/** Writes a file in one step, flushed, with the folders above it. */
export async function placeFile(file: string, content: Buffer, stagingFolder: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await mkdir(stagingFolder, { recursive: true });
  const stagingPath = insideFolder(stagingFolder, `${randomUUID()}.staging`);
  try {
    await writeFile(stagingPath, content, { flush: true });
    await rename(stagingPath, file);
  } catch (problem) {
    // On a full disk each retry would leave another one.
    await rm(stagingPath, { force: true });
    throw problem;
  }
}
