import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { fileIntegrity } from '../content-integrity';
import { ifMissing } from '../if-missing';
import { insideFolder } from '../inside-folder';
import { snapshotKey } from '../site-keys';
import { snapshotHash, snapshotListFile, snapshotListSchema } from '../snapshot-files';
import { fetchFiles, placeFile, type ReadFile, type WantedFile } from './fetch-files';
import { fillFolder } from './fill-folder';

/**
 * Fetches a snapshot, or the missing and damaged files of a local one. Its name is the hash of its list of files.
 * @param from folder of this machine with files that need not be fetched, usually the deployed snapshot
 * @throws naming what is missing, or has changed since the deployment
 */
export async function fetchSnapshot(
  siteDirectory: string,
  name: string,
  { read, from }: { read: ReadFile; from: string },
): Promise<void> {
  await fillFolder(siteDirectory, snapshotKey(name), async (folder, stagingFolder) => {
    const file = insideFolder(folder, snapshotListFile);
    const here = await readFile(file).catch(ifMissing(undefined));
    const isWhole = here !== undefined && snapshotHash(here) === name;
    const content = isWhole ? here : await read(snapshotListFile);
    if (!content) throw new Error(`${snapshotListFile} is missing.`);
    const files = parseSnapshotList(content, name);
    if (!files) throw new Error(`${snapshotListFile} is not that of the snapshot ${name}.`);
    const known = await filesByHash(from);
    await fetchFiles(folder, files, { read, known, stagingFolder });
    if (!isWhole) await placeFile(file, content, stagingFolder);
  });
}

/** @returns the files that a `snapshot.json` names; undefined for one that is not of this snapshot */
export function parseSnapshotList(content: Buffer, name: string): WantedFile[] | undefined {
  if (snapshotHash(content) !== name) return undefined;
  return v.parse(v.pipe(v.string(), v.parseJson(), snapshotListSchema), content.toString()).files;
}

/** The files below a folder by their SHA-384; none where there is no folder. */
async function filesByHash(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => insideFolder(entry.parentPath, entry.name));
  const known = new Map<string, string>();
  for (const file of files) {
    const hash = await fileIntegrity(file);
    if (hash) known.set(hash, file);
  }
  return known;
}
