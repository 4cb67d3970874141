import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileIntegritySync } from '@site/shared/node/content-integrity';
import { ifMissing } from '@site/shared/node/if-missing';
import { inSlices } from '@site/shared/node/in-slices';
import { insideFolder } from '@site/shared/node/inside-folder';
import { parseSnapshotList } from '@site/shared/node/site-copy/fetch-snapshot';
import { snapshotListFile } from '@site/shared/node/snapshot-files';
import { nameFirst } from '../../registry/name-first';
import type { Entry } from '../log/entry';
import { shownNames } from '../rollout/rollout-state';
import { snapshotRemedy, snapshotsFolder } from './snapshots';

/**
 * Compares the files of the snapshots that an entry shows, and of earlier ones that are kept, with their hashes.
 * @returns a message for each snapshot with missing or changed files
 */
export async function verifySnapshots(entry: Entry): Promise<string[]> {
  const earlier = entry.earlier.filter((name) => existsSync(insideFolder(snapshotsFolder, name)));
  const errors: string[] = [];
  for (const name of new Set([...shownNames(entry), ...earlier])) {
    const damaged = await damagedFiles(name);
    if (damaged.length > 0) errors.push(message(name, damaged));
  }
  return errors;
}

async function damagedFiles(name: string): Promise<string[]> {
  const folder = insideFolder(snapshotsFolder, name);
  const list = await readFile(insideFolder(folder, snapshotListFile)).catch(ifMissing(Buffer.of()));
  const files = parseSnapshotList(list, name);
  if (!files) return [snapshotListFile];
  const damaged: string[] = [];
  await inSlices(files, ({ path, sha384 }) => {
    if (fileIntegritySync(insideFolder(folder, path)) !== sha384) damaged.push(path);
  });
  return damaged;
}

function message(name: string, damaged: string[]): string {
  const place = insideFolder(snapshotsFolder, name);
  return `${place} is damaged: ${nameFirst(damaged)} ${damaged.length > 1 ? 'are' : 'is'} not as composed. ${snapshotRemedy}`;
}
