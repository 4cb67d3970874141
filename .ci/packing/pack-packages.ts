import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { compilePackage } from './compile-package';
import { type Raise, settleVersion } from './settle-version';
import { writeTypes } from './write-types';

const packageSchema = v.looseObject({
  name: v.string(),
  version: v.string(),
  /** Of the content that has this version; undefined before it was packed first. */
  packedContent: v.optional(v.string()),
  exports: v.record(v.string(), v.string()),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});
type Package = v.InferOutput<typeof packageSchema>;

/** The folders of a checkout that become packages: each depends on those before it. */
const folders = ['shared', 'kit'];

interface Packing {
  /** The checkout. */
  root: string;
  /** Is emptied first, and gets the tarballs. */
  target: string;
  /** Which part of a version rises where its content has changed. */
  raise?: Raise | undefined;
  /** Only to try the packages: whatever content their versions have, and nothing is noted. */
  isTrial?: boolean;
  /** Left out where nobody compiles against them: they take half of the time. */
  types?: boolean;
}

export interface PackedPackage {
  name: string;
  version: string;
  /** Whether the version is this content's first. */
  isNew: boolean;
  tarball: string;
}

/**
 * Packs what a remote in a repository of its own installs.
 * @throws when a content has changed and its version should not rise
 */
export async function packPackages({
  root,
  target,
  raise,
  isTrial = false,
  types = true,
}: Packing): Promise<PackedPackage[]> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  if (types) writeTypes(root, target);
  const packed: PackedPackage[] = [];
  for (const folder of folders) {
    const place = { source: join(root, folder), packed: join(target, folder) };
    const described = v.parse(
      packageSchema,
      JSON.parse(await readFile(join(place.source, 'package.json'), 'utf8')),
    );
    const { name, version: before } = described;
    const versions = new Map(packed.map((each) => [each.name, each.version]));
    await compilePackage(root, folder, target);
    await writePackage(place.packed, described, versions);
    const settled = isTrial
      ? { version: before, isNew: false }
      : await settleVersion(place, described, raise);
    await writePackage(place.packed, { ...described, version: settled.version }, versions);
    packed.push({ name, ...settled, tarball: pack(place.packed, target) });
  }
  return packed;
}

/** As the package is installed: compiled files, and its dependencies in the versions that were packed with it. */
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

/** @returns the tarball, in which npm gives every file the same date */
function pack(folder: string, target: string): string {
  const file = execFileSync('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: folder,
    encoding: 'utf8',
  });
  return join(target, file.trim());
}
