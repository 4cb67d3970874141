import { diskSpace } from '@site/shared/node/disk-space';

/** What must stay free on the disk, which may be that of the enquiries: several times what a deployment needs. */
const usualBytes = 64 * 2 ** 20;

/** @throws when the disk of a folder is nearly full */
export async function requireSpace(folder: string, minFreeBytes = usualBytes): Promise<void> {
  const { free } = await diskSpace(folder);
  if (free < minFreeBytes)
    throw new Error(
      `${folder} has ${Math.floor(free / 2 ** 20)} MiB free: free ${minFreeBytes / 2 ** 20} MiB`,
    );
}
