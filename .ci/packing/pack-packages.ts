import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compilePackage } from './compile-package';
import { type PackedPackage, type Packing, readPackage, sealPackage } from './seal-package';
import { writeTypes } from './write-types';

/** The folders of a checkout that become packages: each depends on those before it. */
const folders = ['shared', 'kit'];

/**
 * Packs what a remote in its own repository installs, except the layout.
 * @param packing its target is emptied first
 * @param types whether to pack type declarations: they take half of the time
 * @throws when a content has changed and no raise is requested
 */
export async function packPackages({
  types = true,
  ...packing
}: Packing & { types?: boolean }): Promise<PackedPackage[]> {
  const { root, target } = packing;
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  if (types) writeTypes(root, target);
  const packed: PackedPackage[] = [];
  for (const folder of folders) {
    const place = { source: join(root, folder), packed: join(target, folder) };
    await compilePackage(root, folder, target);
    packed.push(await sealPackage(await readPackage(place.source), place, packed, packing));
  }
  return packed;
}
