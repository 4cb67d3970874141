import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every compressible file below a folder, so that no server compresses at request time. */
export async function compressBeside(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(async (file) => writeCompressed(file, await readFile(file))));
}

/** Writes the Brotli and gzip forms of a text beside its file, as small as is worth the wait. */
export async function writeCompressed(file: string, content: Buffer): Promise<void> {
  const [br, gz] = await compress(content, { br: 10, gz: 9 });
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** The same in a twentieth of the time and a tenth larger: for pages that are to be live at once. */
export async function writeCompressedFast(file: string, content: Buffer): Promise<void> {
  const [br, gz] = await compress(content, { br: 5, gz: 6 });
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Makes the forms of a file that is being served smaller; whoever reads one meanwhile gets either form whole. */
export async function compressFurther(file: string): Promise<void> {
  const forms = await compress(await readFile(file), { br: 10, gz: 9 });
  // Like the page itself, a file of this name is nothing that a server shows.
  const beside = `${file}.part`;
  for (const [index, ending] of ['br', 'gz'].entries()) {
    await writeFile(beside, forms[index] ?? '');
    await rename(beside, `${file}.${ending}`);
  }
}

function compress(content: Buffer, level: { br: number; gz: number }): Promise<[Buffer, Buffer]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return Promise.all([brotli(content, { params }), gzipped(content, { level: level.gz })]);
}
