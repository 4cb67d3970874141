import { randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contentIntegrity, fileIntegrity } from '../content-integrity';
import { forEachLimit } from '../for-each-limit';
import { insideFolder } from '../inside-folder';

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
  /** Files of this machine by their SHA-384, which are linked instead of being read again. */
  known?: ReadonlyMap<string, string> | undefined;
}

/**
 * Fills a folder with files. Unchanged files are kept; each other one is checked before it gets its name.
 * @throws naming the first file that is missing elsewhere, or has another hash
 */
export async function fetchFiles(folder: string, files: WantedFile[], options: FetchOptions): Promise<void> {
  await forEachLimit(files, (file) => fetchFile(folder, file, options), concurrentFiles);
}

async function fetchFile(folder: string, { path, sha384 }: WantedFile, options: FetchOptions) {
  const { read, known, stagingFolder } = options;
  const file = insideFolder(folder, path);
  if ((await fileIntegrity(file)) === sha384) return;
  const same = known?.get(sha384);
  if (same !== undefined && (await linkFile(same, file, stagingFolder))) return;
  const content = await read(path);
  if (!content) throw new Error(`${path} is missing.`);
  if (contentIntegrity(content) !== sha384) throw new Error(`${path} is not the file that was released.`);
  await placeFile(file, content, stagingFolder);
}

/** Writes a file in one step, flushed, with the folders above it. */
export async function placeFile(file: string, content: Buffer, stagingFolder: string): Promise<void> {
  const stagingPath = await stagingPathFor(file, stagingFolder);
  try {
    await writeFile(stagingPath, content, { flush: true });
    await rename(stagingPath, file);
  } catch (problem) {
    // On a full disk each retry would leave another one.
    await rm(stagingPath, { force: true });
    throw problem;
  }
}

/** @returns false where the file system has no links, or the other file is gone */
async function linkFile(from: string, file: string, stagingFolder: string): Promise<boolean> {
  const stagingPath = await stagingPathFor(file, stagingFolder);
  try {
    await link(from, stagingPath);
  } catch {
    return false;
  }
  try {
    await rename(stagingPath, file);
  } finally {
    // A rename over another name of the same file does nothing.
    await rm(stagingPath, { force: true });
  }
  return true;
}

async function stagingPathFor(file: string, stagingFolder: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await mkdir(stagingFolder, { recursive: true });
  return insideFolder(stagingFolder, `${randomUUID()}.staging`);
}
