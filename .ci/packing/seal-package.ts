import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Raise, settleVersion } from './settle-version';

const packageSchema = v.looseObject({
  name: v.string(),
  version: v.string(),
  /** The hash of the content of this version; undefined before its first packing. */
  packedContent: v.optional(v.string()),
  exports: v.record(v.string(), v.string()),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});
export type Package = v.InferOutput<typeof packageSchema>;

export interface Packing {
  /** The checkout. */
  root: string;
  /** The folder for packages and tarballs. */
  target: string;
  /** The part of the version to raise when the content has changed. */
  raise?: Raise | undefined;
  /** Only to try the packages: content and version are not compared, and nothing is recorded. */
  isTrial?: boolean;
}

export interface PackedPackage {
  name: string;
  version: string;
  /** Whether the version is new. */
  isNew: boolean;
  tarball: string;
}

/** @param folder with the package.json that describes a package */
export async function readPackage(folder: string): Promise<Package> {
  return v.parse(packageSchema, JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
}

/**
 * Writes a package's package.json with its version, and packs it.
 * @param place the folder with the version, and the one to pack
 * @param before the packages that it may depend on
 * @throws when its content has changed and no raise is requested
 */
export async function sealPackage(
  described: Package,
  place: { source: string; packed: string },
  before: PackedPackage[],
  { target, raise, isTrial = false }: Packing,
): Promise<PackedPackage> {
  const { name, version } = described;
  const versions = new Map(before.map((each) => [each.name, each.version]));
  await writePackage(place.packed, described, versions);
  const settled = isTrial ? { version, isNew: false } : await settleVersion(place, described, raise);
  await writePackage(place.packed, { ...described, version: settled.version }, versions);
  return { name, ...settled, tarball: pack(place.packed, target) };
}

/** The package.json for installation: compiled files, and dependencies in the versions packed with it. */
async function writePackage(
  folder: string,
  described: Package,
  versions: ReadonlyMap<string, string>,
): Promise<void> {
  const {
    private: _private,
    devDependencies: _dev,
    scripts: _scripts,
    packedContent: _content,
    bin,
    ...kept
  } = described;
  const dependencies = Object.entries(described.dependencies).map(([name, range]) => [
    name,
    versions.get(name) ?? range,
  ]);
  const exports = Object.entries(described.exports).map(([name, file]) => {
    const isSource = /\.tsx?$/.test(file);
    const base = file.replace(/\.tsx?$/, '');
    return [name, isSource ? { types: `${base}.d.ts`, default: `${base}.js` } : file];
  });
  const content = {
    ...kept,
    ...(bin !== undefined && { bin: { site: './cli/site.js' } }),
    exports: Object.fromEntries(exports),
    dependencies: Object.fromEntries(dependencies),
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** @returns the tarball; npm gives every file in it the same date */
function pack(folder: string, target: string): string {
  const file = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
  });
  return join(target, file.trim());
}
