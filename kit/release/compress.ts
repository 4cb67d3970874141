import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentIntegrity } from '@site/shared/node/content-integrity';
import { forEachLimit } from '@site/shared/node/for-each-limit';
import { inSlices } from '@site/shared/node/in-slices';
import { insideFolder } from '@site/shared/node/inside-folder';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/**
 * The Brotli quality of pages and entries. 8 would save 1 % of a page, for tables of 16 MB instead of 2: to allocate and
 * collect them takes three times as long as compressing. 10 would save 10 %, for 41 ms.
 */
export const composedQuality = 6;

/**
 * The Brotli quality of scripts and styles, which every visitor loads. For an entry it would take 6 ms instead of 0.3, to save
 * 70 bytes.
 */
export const releasedQuality = 11;

/** Of both compressed forms of a file: their contents, or their hashes. */
export type Forms<T> = Record<'br' | 'gz', T>;

/**
 * Writes `.br` and `.gz` next to every compressible file of a folder, so that no server compresses at request time.
 * @param files their names relative to the folder
 * @param reuse puts both forms of a file in place from elsewhere, and returns their hashes; undefined if it can't
 * @returns the hashes of the compressed forms, by their names relative to the folder
 */
export async function compressBeside(
  folder: string,
  files: string[],
  reuse: (name: string) => Forms<string> | undefined = () => undefined,
): Promise<Record<string, string>> {
  const hashes = new Map<string, string>();
  const add = (name: string, { br, gz }: Forms<string>) => hashes.set(`${name}.br`, br).set(`${name}.gz`, gz);
  const missing: string[] = [];
  const names = files.filter((name) => compressible.test(name));
  await inSlices(names, (name) => {
    const reused = reuse(name);
    if (reused) add(name, reused);
    else missing.push(name);
  });
  await forEachLimit(missing, async (name) => add(name, await compressReleased(insideFolder(folder, name))));
  return Object.fromEntries([...hashes].sort());
}

async function compressReleased(file: string): Promise<Forms<string>> {
  const quality = file.endsWith('.json') ? composedQuality : releasedQuality;
  const { br, gz } = await writeCompressed(file, await readFile(file), quality);
  return { br: contentIntegrity(br), gz: contentIntegrity(gz) };
}

/** Writes the Brotli and gzip forms of a file next to it, and returns them. */
export async function writeCompressed(
  file: string,
  content: Buffer,
  quality = composedQuality,
): Promise<Forms<Buffer>> {
  const [br, gz] = await Promise.all([compressBrotli(content, quality), gzipped(content, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
  return { br, gz };
}

/** The Brotli form of a content. */
export function compressBrotli(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The encoder allocates the whole window, whatever the file's size.
    [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
  };
  return brotli(content, { params });
}

/** The exponent of the smallest Brotli window that contains this number of bytes. */
function windowBits(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 1))));
}
