import { diskSpace } from './disk-space';
import type { Status } from './status-line';

/** Days before the alert DiskFilling, which fires at a tenth. */
const scarceShare = 0.2;

/** Bytes that are enough for months, however large the disk is. */
const plentyBytes = 50e9;

/**
 * The room on the disk of a folder.
 * @throws if the folder is missing
 */
export async function diskStatus(folder: string): Promise<Status> {
  return describeRoom(folder, await diskSpace(folder));
}

/** @param space bytes */
export function describeRoom(folder: string, { free, size }: { free: number; size: number }): Status {
  const share = size > 0 ? free / size : 0;
  const text = `${(free / 1e9).toFixed(1)} GB free, ${Math.floor(share * 100)} % of the disk of ${folder}`;
  const isScarce = share < scarceShare && free < plentyBytes;
  return isScarce ? { text, remedy: 'See DiskFilling in docs/running.md.' } : { text };
}
