import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync, inflateRawSync, type ZlibOptions } from 'node:zlib';
import { Refusal } from '@site/shared/http/refusal';
import { inSlices } from '@site/shared/node/in-slices';
import { insideFolder } from '@site/shared/node/inside-folder';
import type { Release } from '@site/shared/node/release';
import { compressedForm } from '@site/shared/node/release-version';

type Decode = (form: Buffer, options: ZlibOptions) => Buffer;

const gzipHeaderBytes = 10;

/** Each of them has to give the original. */
const decodings: Record<'br' | 'gz', Decode[]> = {
  br: [brotliDecompressSync],
  // Of several members, some browsers read the first one only.
  gz: [gunzipSync, (form, options) => inflateRawSync(form.subarray(gzipHeaderBytes), options)],
};

/**
 * Checks that compressed files contain the files next to them. Visitors get them, but a version is no hash of them, because
 * versions of zlib write different ones.
 * @throws Refusal naming one that has other content
 */
export async function checkForms(folder: string, { files }: Pick<Release, 'files'>): Promise<void> {
  const read = (name: string) => readFileSync(insideFolder(folder, name));
  await inSlices(Object.keys(files), (name) => {
    const form = compressedForm(name, files);
    if (!form) return;
    const original = read(name.slice(0, -form.length - 1));
    if (decodings[form].every((decode) => isDecoded(decode, read(name), original))) return;
    throw new Refusal(422, `${name} is not its original, compressed. Build and pack the release again.`);
  });
}

function isDecoded(decode: Decode, form: Buffer, original: Buffer): boolean {
  try {
    // A kilobyte may decode to a gigabyte.
    return decode(form, { maxOutputLength: Math.max(1, original.length) }).equals(original);
  } catch {
    return false;
  }
}
