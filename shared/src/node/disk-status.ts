import { diskSpace } from './disk-space';
import { ifMissing } from './if-missing';
import type { Status } from './status-line';

/** Less is scarce: days before the alert DiskFilling, which fires below a tenth. */
const scarceShare = 0.2;

/** Bytes that are enough for months, however large the disk is. */
const plentyBytes = 50e9;

/**
 * The room on the disk of a folder.
 * @param setting names the folder
 */
export async function diskStatus(folder: string, setting: string): Promise<Status> {
  const space = await diskSpace(folder).catch(ifMissing(undefined));
  return space ? describeRoom(folder, space) : { unseen: missingFolder(folder, setting) };
}

/** Why lines about a folder can't be seen: often the command lacks the settings of the service. */
export function missingFolder(folder: string, setting: string): string {
  return `There is no folder ${folder}. If it is elsewhere, set ${setting} to it.`;
}

/** @param space bytes */
export function describeRoom(folder: string, { free, size }: { free: number; size: number }): Status {
  const share = size > 0 ? free / size : 0;
  const text = `${(free / 1e9).toFixed(1)} GB free, ${Math.floor(share * 100)} % of the disk of ${folder}`;
  const isScarce = share < scarceShare && free < plentyBytes;
  return isScarce ? { text, remedy: 'See DiskFilling in docs/running.md.' } : { text };
}
