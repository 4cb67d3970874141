import { existsSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { inTurns } from './in-turns';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every compressible file below a folder, so that no server compresses at request time. */
export async function compressBeside(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await inTurns(files, async (file) => writeCompressed(file, await readFile(file)));
}

/** Writes the Brotli and gzip forms of a text beside its file, as small as is worth the wait. */
export async function writeCompressed(file: string, content: Buffer): Promise<void> {
  const [br, gz] = await compress(content);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/**
 * Writes the Brotli form alone, in a thirtieth of the time and a third larger: for pages that are to be live at once. It
 * waits for the result, because it is meant for processes that make one page after the other.
 */
export function writeBrotliFast(file: string, content: Buffer): void {
  writeFileSync(`${file}.br`, brotliCompressSync(content, brotliOptions(content, 1)));
}

/** Whether a page has only what {@link writeBrotliFast} wrote: it is new, or whoever made it was ended too early. */
export function awaitsCompression(file: string): boolean {
  return !existsSync(`${file}.gz`);
}

/**
 * Writes all forms of files that are being served as small as is worth the wait; whoever reads one meanwhile gets either
 * form whole.
 */
export async function compressFurther(files: string[]): Promise<void> {
  await inTurns(files, compressOneFurther);
}

async function compressOneFurther(file: string): Promise<void> {
  const forms = await compress(await readFile(file));
  // Like the page itself, a file of this name is nothing that a server shows.
  const beside = `${file}.part`;
  // The gzip form last: once it is there, so is the other.
  for (const [index, ending] of ['br', 'gz'].entries()) {
    await writeFile(beside, forms[index] ?? '');
    await rename(beside, `${file}.${ending}`);
  }
}

function compress(content: Buffer): Promise<[Buffer, Buffer]> {
  return Promise.all([brotli(content, brotliOptions(content, 10)), gzipped(content, { level: 9 })]);
}

function brotliOptions(content: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
}
