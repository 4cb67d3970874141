import { readdir, stat } from 'node:fs/promises';
import { Refusal } from '@site/shared/http/refusal';
import { ifMissing } from '@site/shared/node/if-missing';
import { insideFolder } from '@site/shared/node/inside-folder';
import { releaseFolder, storedVersions } from '../../registry/release-store';

/** The limits of one app in the store. */
export interface Quota {
  releases: number;
  megabytes: number;
}

export const defaultQuota: Quota = { releases: 200, megabytes: 2000 };

const megabyte = 1_000_000;
const blockBytes = 4096;

/**
 * Checks that an app may store one more release.
 * @param upload the folder with its files
 * @throws Refusal with the stored amount, the limit and the remedy
 */
export async function requireRoom(
  app: string,
  upload: string,
  { releases, megabytes }: Quota,
): Promise<void> {
  const sizes = await storedSizes(app);
  const bytes = sum(sizes);
  const added = await bytesIn(upload);
  if (sizes.length < releases && bytes + added <= megabytes * megabyte) return;
  throw new Refusal(
    413,
    `${app} has ${sizes.length} releases of ${inMegabytes(bytes)} in the store, and this one has ${inMegabytes(added)}; the limit is ${releases} releases and ${megabytes} MB. Deploy a release: that removes old ones. Or the operator raises DELIVERY_MAX_RELEASES or DELIVERY_MAX_MB.`,
  );
}

/** The sizes of stored releases by app and version. A release never changes, so each is measured once. */
const measured = new Map<string, Map<string, number>>();

async function storedSizes(app: string): Promise<number[]> {
  const known = measured.get(app);
  const sizes = await Promise.all(
    (await storedVersions(app)).map(async ({ version }): Promise<[string, number]> => {
      return [version, known?.get(version) ?? (await bytesIn(releaseFolder(app, version)))];
    }),
  );
  measured.set(app, new Map(sizes));
  return sizes.map(([, size]) => size);
}

/** What it takes on a disk: files and folders take a block each, even empty ones. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  const sizes = await Promise.all(
    entries.map(async ({ parentPath, name }) => {
      const found = await stat(insideFolder(parentPath, name)).catch(ifMissing(undefined));
      return found ? Math.max(found.size, blockBytes) : 0;
    }),
  );
  return sum(sizes);
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

function inMegabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(1)} MB`;
}
