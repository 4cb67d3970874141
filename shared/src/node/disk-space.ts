import { statfs } from 'node:fs/promises';

/**
 * The space on the disk of a folder, in bytes.
 * @throws if the folder is missing
 */
export async function diskSpace(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}
