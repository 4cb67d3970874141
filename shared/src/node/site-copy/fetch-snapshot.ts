import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { ifMissing } from '../if-missing';
import { insideFolder } from '../inside-folder';
import { snapshotKey } from '../site-keys';
import { snapshotHash, snapshotListFile, snapshotListSchema } from '../snapshot-files';
import { fetchFiles, placeFile, type ReadFile, type WantedFile } from './fetch-files';
import { fillFolder } from './fill-folder';
import { servedSnapshot } from './served-folders';

/**
 * Fetches a snapshot, or the missing and damaged files of a local one. Its name is the hash of its list of files.
 * @throws naming what is missing, or has changed since the deployment
 */
export async function fetchSnapshot(siteDirectory: string, name: string, read: ReadFile): Promise<void> {
  await fillFolder(siteDirectory, snapshotKey(name), async (folder, stagingFolder) => {
    const file = insideFolder(folder, snapshotListFile);
    const here = await readFile(file).catch(ifMissing(undefined));
    const isWhole = here !== undefined && snapshotHash(here) === name;
    const content = isWhole ? here : await read(snapshotListFile);
    if (!content) throw new Error(`${snapshotListFile} is missing.`);
    const files = parseSnapshotList(content, name);
    if (!files) throw new Error(`${snapshotListFile} is not that of the snapshot ${name}.`);
    const from = await servedSnapshot(siteDirectory);
    await fetchFiles(folder, files, { read, from, stagingFolder });
    if (!isWhole) await placeFile(file, content, stagingFolder);
  });
}

/** @returns the files that a `snapshot.json` names; undefined for one that is not of this snapshot */
export function parseSnapshotList(content: Buffer, name: string): WantedFile[] | undefined {
  if (snapshotHash(content) !== name) return undefined;
  return v.parse(v.pipe(v.string(), v.parseJson(), snapshotListSchema), content.toString()).files;
}
