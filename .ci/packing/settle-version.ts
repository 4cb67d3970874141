import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inc } from 'semver';
import * as v from 'valibot';

const raises = ['patch', 'minor', 'major'] as const;

export type Raise = (typeof raises)[number];

/** @throws when it is not a part of a version */
export function readRaise(text: string | undefined): Raise | undefined {
  const raise = raises.find((each) => each === text);
  if (raise || text === undefined) return raise;
  throw new Error(`--raise is "${text}": use patch, minor or major.`);
}

/**
 * Finds the version of a packed content. A new one is written to the package.json of the sources, with the content's hash.
 * @throws when the content differs from that of its version, and no raise is requested
 */
export async function settleVersion(
  { source, packed }: { source: string; packed: string },
  { name, version, packedContent }: { name: string; version: string; packedContent?: string | undefined },
  raise: Raise | undefined,
): Promise<{ version: string; isNew: boolean }> {
  const content = await contentHash(packed, version);
  if (content === packedContent) return { version, isNew: false };
  const settled = packedContent === undefined ? version : raise && inc(version, raise);
  if (!settled)
    throw new Error(
      `The content of ${name} differs from that of ${version}. Raise its version: npm run pack -- --raise patch (or minor, or major)`,
    );
  const file = join(source, 'package.json');
  const described = v.parse(v.record(v.string(), v.unknown()), JSON.parse(await readFile(file, 'utf8')));
  const noted = { ...described, version: settled, packedContent: content };
  await writeFile(file, `${JSON.stringify(noted, null, 2)}\n`);
  return { version: settled, isNew: true };
}

/** Hashes everything that is packed except the version itself. */
async function contentHash(folder: string, version: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  for (const file of entries.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    const text = await readFile(file);
    const isPackage = file === join(folder, 'package.json');
    hash.update(`${file.slice(folder.length)}\0`);
    hash.update(isPackage ? text.toString().replace(`"version": "${version}"`, '') : text);
  }
  return hash.digest('hex').slice(0, 20);
}
