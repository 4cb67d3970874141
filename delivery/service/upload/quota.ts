import { readdir, stat } from 'node:fs/promises';
import { ifMissing } from '@site/shared/contracts/if-missing';
import { insideFolder } from '@site/shared/contracts/inside-folder';
import { releaseFolder, storedVersions } from '../../store/release-store';
import { Refusal } from '../http/problem';

/** What one app may have in the store. */
export interface Quota {
  releases: number;
  megabytes: number;
}

export const defaultQuota: Quota = { releases: 200, megabytes: 2000 };

const megabyte = 1_000_000;

/**
 * Checks that an app may store one more release.
 * @param upload the folder that holds its files
 * @throws Refusal saying how much is stored, the limit and the remedy
 */
export async function requireRoom(
  app: string,
  upload: string,
  { releases, megabytes }: Quota,
): Promise<void> {
  const stored = await storedVersions(app);
  const sizes = await Promise.all(stored.map(({ version }) => bytesIn(releaseFolder(app, version))));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const added = await bytesIn(upload);
  if (stored.length < releases && bytes + added <= megabytes * megabyte) return;
  throw new Refusal(
    413,
    `${app} has ${stored.length} releases of ${inMegabytes(bytes)} in the store, and this one has ${inMegabytes(added)}; the limit is ${releases} releases and ${megabytes} MB. Deploy a release: that removes old ones. Or the operator raises DELIVERY_MAX_RELEASES or DELIVERY_MAX_MB.`,
  );
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = insideFolder(parentPath, name);
      return (await stat(file).catch(ifMissing(undefined)))?.size ?? 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function inMegabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(1)} MB`;
}
