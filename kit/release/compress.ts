import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { insideFolder } from '@site/shared/node/inside-folder';
import { forEachLimit } from './for-each-limit';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/** The Brotli quality of pages and entries: 3 ms a page. 10 would save a further 9 %, for 41 ms. */
const composedQuality = 8;

/**
 * The Brotli quality of scripts and styles, which every visitor loads. For an entry it would take 6 ms instead of 0.3, to save
 * 70 bytes.
 */
const releasedQuality = 11;

/**
 * Writes `.br` and `.gz` next to every compressible file below a folder, so that no server compresses at request time.
 * @param copyCompressed copies both forms of a file from elsewhere, and returns whether it could
 * @returns the names of the compressed forms, relative to the folder
 */
export async function compressBeside(
  folder: string,
  copyCompressed: (name: string) => Promise<boolean> = async () => false,
): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
  await forEachLimit(names, async (name) => {
    if (await copyCompressed(name)) return;
    const file = insideFolder(folder, name);
    const quality = name.endsWith('.json') ? composedQuality : releasedQuality;
    await writeCompressed(file, await readFile(file), quality);
  });
  return names.flatMap((name) => [`${name}.br`, `${name}.gz`]);
}

/** Writes the Brotli and gzip forms of a file next to it. */
export async function writeCompressed(
  file: string,
  content: Buffer,
  quality = composedQuality,
): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The encoder allocates the whole window, whatever the file's size.
    [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** The exponent of the smallest Brotli window that contains this number of bytes. */
function windowBits(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 1))));
}
