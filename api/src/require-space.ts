import { diskSpace } from '@site/shared/node/disk-space';

/** Several times what a deployment needs: the enquiries may be on the same disk. */
const defaultMinFreeBytes = 64 * 2 ** 20;

/** @throws when the disk of a folder is nearly full */
export async function requireSpace(folder: string, minFreeBytes = defaultMinFreeBytes): Promise<void> {
  const { free } = await diskSpace(folder);
  if (free < minFreeBytes)
    throw new Error(
      `${folder} has ${Math.floor(free / 2 ** 20)} MiB free: free ${minFreeBytes / 2 ** 20} MiB`,
    );
}
