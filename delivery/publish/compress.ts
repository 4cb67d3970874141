import { existsSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { inTurns } from './for-each-limit';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every compressible file below a folder, so that no server compresses at request time. */
export async function compressBeside(folder: string): Promise<void> {
  await inTurns(await compressibleFiles(folder), async (file) => writeCompressed(file, await readFile(file)));
}

/** Writes the Brotli and gzip forms of a text beside its file, as small as is worth the wait. */
export async function writeCompressed(file: string, content: Buffer): Promise<void> {
  const [br, gz] = await compress(content);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/**
 * Writes the Brotli form alone, in a fiftieth of the time and nearly half as large again: for what is to be live at once. It waits for
 * the result, because it is meant for processes that make one page after the other.
 */
export function writeBrotliFast(file: string, content: Buffer): void {
  writeFileSync(`${file}.br`, brotliCompressSync(content, brotliOptions(content, 0)));
}

/** Whether a file has only what {@link writeBrotliFast} wrote: it is new, or whoever made it was ended too early. */
export function awaitsCompression(file: string): boolean {
  return !existsSync(`${file}.gz`);
}

/**
 * Writes all forms, as small as is worth the wait, of the files below a folder that await them. The folder may be served
 * meanwhile: whoever reads a file gets either form whole.
 */
export async function compressFurther(folder: string): Promise<void> {
  const files = await compressibleFiles(folder);
  await inTurns(files.filter(awaitsCompression), compressOneFurther);
}

async function compressibleFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function compressOneFurther(file: string): Promise<void> {
  const forms = await compress(await readFile(file));
  // No server shows a file of this name.
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
      // It makes room for as much as it may look back to.
      [constants.BROTLI_PARAM_LGWIN]: windowOf(content.length),
    },
  };
}

/** The exponent of the smallest window that holds so many bytes. */
function windowOf(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 1))));
}
