import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Refusal } from '@site/shared/http/refusal';
import { insideFolder } from '@site/shared/node/inside-folder';
import { messageOf } from '@site/shared/node/message-of';
import { maxReleaseFileBytes, releaseFile } from '@site/shared/node/release';
import { releasedFileName } from '@site/shared/site-model/outside-names';
import { maxPaths } from '@site/shared/site-model/remote-routes';
import { type Extract, extract } from 'tar-stream';
import * as v from 'valibot';
import { operatorError } from '../http/operator-error';

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

const mebibyte = 1024 * 1024;

/** The limits of one upload. */
export const uploadLimits = {
  /** Of the archive as sent, and of each file. */
  maxBytes: 64 * mebibyte,
  /** Of the unpacked archive: a path of an article takes 30 kB. */
  maxUnpackedBytes: 256 * mebibyte,
  /** Each path has a page, and an entry with two compressed forms. */
  maxFiles: 4 * maxPaths + 2000,
  /** A longer pause keeps others from uploading. */
  maxPauseMs: 10_000,
};

/**
 * Unpacks a release from a tar archive, compressed with gzip or not. Each entry is checked before a byte of it is
 * written.
 * @param folder must exist and be empty
 * @returns the names of its files
 * @throws Refusal when the archive is truncated, too large, or contains anything except files of a release with valid names
 */
export async function unpack(
  { body, isGzip }: { body: Readable; isGzip: boolean },
  folder: string,
  limits = uploadLimits,
): Promise<string[]> {
  const { maxBytes, maxUnpackedBytes, maxPauseMs } = limits;
  const archive = extract();
  const unzip = isGzip ? [createGunzip()] : [];
  const received = countBytes(maxBytes, () => pause.refresh());
  const pause = limitPauses(body, received, maxPauseMs);
  const reading = pipeline([body, received, ...unzip, countBytes(maxUnpackedBytes), archive]);
  const writing = writeEntries(archive, folder, limits);
  try {
    const [names] = await Promise.all([writing, reading]);
    return names;
  } catch (error) {
    archive.destroy();
    // Nothing may be written after the caller removes the folder.
    await Promise.allSettled([writing, reading]);
    if (error instanceof Refusal || operatorError(error)) throw error;
    throw new Refusal(400, `The archive can't be read: ${messageOf(error)}`);
  } finally {
    clearTimeout(pause);
  }
}

async function writeEntries(
  archive: AsyncIterable<Entry>,
  folder: string,
  { maxBytes, maxFiles }: typeof uploadLimits,
): Promise<string[]> {
  const written: string[] = [];
  const taken = new Set<string>();
  for await (const entry of archive) {
    const { name, type } = entry.header;
    if (type !== 'file') refuse(name, `is not a plain file but a ${type}`);
    // The parser reads an invalid size as null, and never ends the entry.
    if (!Number.isSafeInteger(entry.header.size)) refuse(name, 'has no valid size');
    if (name !== releaseFile && !v.is(releasedFileName, name))
      refuse(name, 'is not a valid name of a released file');
    const maxSize = name === releaseFile ? maxReleaseFileBytes : maxBytes;
    if (Number(entry.header.size) > maxSize) refuse(name, `is larger than ${maxSize / mebibyte} MiB`);
    // For case-insensitive file systems.
    if (taken.has(name.toLowerCase())) refuse(name, 'exists twice');
    if (written.length === maxFiles)
      throw new Refusal(413, `The archive contains more than ${maxFiles} files.`);
    taken.add(name.toLowerCase());
    await writeEntry(entry, name, folder);
    written.push(name);
  }
  return written;
}

/** By synchronous calls, as an archive may have thousands of small files (decision 048). */
async function writeEntry(entry: Entry, name: string, folder: string): Promise<void> {
  const file = insideFolder(folder, name);
  const content = await buffer(entry);
  refuseTaken(name, 'is below another file', () => mkdirSync(dirname(file), { recursive: true }));
  refuseTaken(name, 'is a folder, too', () => writeFileSync(file, content, { flag: 'wx' }));
}

/** Refuses an error of the names in the archive; any other one is of the disk. */
function refuseTaken(name: string, reason: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' || code === 'EISDIR' || code === 'ENOTDIR') refuse(name, reason);
    throw error;
  }
}

/**
 * Ends the pipeline of a body that sends nothing for too long. The pipeline pauses it while the disk is behind, which does not
 * count.
 * @param received is destroyed: destroying the body of a request would close the connection before the answer is sent
 */
function limitPauses(body: Readable, received: Transform, maxPauseMs: number): NodeJS.Timeout {
  const limit = setTimeout(() => {
    if (body.isPaused()) limit.refresh();
    else received.destroy(new Refusal(408, `The archive paused for ${maxPauseMs / 1000} s. Send it again.`));
  }, maxPauseMs);
  return limit;
}

/** Bounds the memory and disk of one upload, whatever its headers announce. */
function countBytes(maxBytes: number, onChunk = () => {}): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onChunk();
      bytes += chunk.length;
      if (bytes <= maxBytes) return done(null, chunk);
      done(new Refusal(413, `The archive is larger than ${maxBytes / mebibyte} MiB.`));
    },
  });
}

function refuse(name: string, reason: string): never {
  throw new Refusal(422, `${JSON.stringify(name.slice(0, 200))} in the archive ${reason}.`);
}
