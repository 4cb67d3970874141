import { inflateSync } from 'node:zlib';

const header = { woff: 44, sfnt: 12 };
const entry = { woff: 20, sfnt: 16 };

/**
 * Unpacks a WOFF 1.0 font (https://www.w3.org/TR/WOFF/) into the TrueType file inside it, for programs that read
 * no web fonts.
 * @throws when the file is no WOFF 1.0
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') {
    throw new Error('This font is no WOFF 1.0 file. Name the .woff of the package, not the .woff2.');
  }
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(header.sfnt + count * entry.sfnt);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  // For binary search: the largest power of two not above the number of tables.
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (count - 2 ** power), 10);

  const tables: Buffer[] = [directory];
  let offset = directory.length;
  for (let table = 0; table < count; table += 1) {
    const from = header.woff + table * entry.woff;
    const at = woff.readUInt32BE(from + 4);
    const packed = woff.readUInt32BE(from + 8);
    const length = woff.readUInt32BE(from + 12);
    const bytes = woff.subarray(at, at + packed);
    const to = header.sfnt + table * entry.sfnt;
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(length, to + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(bytes) : bytes).copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(tables);
}
