import { statSync } from 'node:fs';
import { Refusal } from '@site/shared/http/refusal';
import { entriesBelow } from '@site/shared/node/entries-below';
import { ifMissing } from '@site/shared/node/if-missing';
import { inSlices } from '@site/shared/node/in-slices';
import { insideFolder } from '@site/shared/node/inside-folder';
import { releaseFolder, storedVersions } from '../../registry/release-store';

/** The limits of one app in the store. */
export interface Quota {
  releases: number;
  megabytes: number;
}

/** Ten of the largest releases are kept while the next one is sent, and small files take a block each. */
export const defaultQuota: Quota = { releases: 200, megabytes: 4000 };

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
  const bytes = sizes.reduce((total, size) => total + size, 0);
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
  const sizes = new Map<string, number>();
  for (const { version } of await storedVersions(app))
    sizes.set(version, known?.get(version) ?? (await bytesIn(releaseFolder(app, version))));
  measured.set(app, sizes);
  return [...sizes.values()];
}

/** What it takes on a disk: files and folders take a block each, even empty ones. */
async function bytesIn(folder: string): Promise<number> {
  const entries = await entriesBelow(folder).catch(ifMissing([]));
  let bytes = 0;
  await inSlices(entries, ({ path }) => {
    const found = statSync(insideFolder(folder, path), { throwIfNoEntry: false });
    if (found) bytes += Math.max(found.size, blockBytes);
  });
  return bytes;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(1)} MB`;
}
