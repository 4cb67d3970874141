import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJsonIfValid } from '@site/shared/node/read-json';
import * as v from 'valibot';
import { giveToOwner } from '../storage/give-to-owner';

const lastBackupSchema = v.object({ at: v.pipe(v.string(), v.isoTimestamp()), file: v.string() });

/** Stored next to the database, so that the server's metrics report the age of the last backup, wherever it is. */
const fileIn = (folder: string) => join(folder, 'last-backup.json');

/** Records that the SQLite database of a folder was backed up to a file. */
export async function noteBackup(folder: string, file: string): Promise<void> {
  const stagingPath = `${fileIn(folder)}.staging`;
  await writeFile(stagingPath, JSON.stringify({ at: new Date().toISOString(), file }));
  giveToOwner(stagingPath, folder);
  await rename(stagingPath, fileIn(folder));
}

/**
 * @returns undefined before the first backup, or if the record is damaged
 * @throws when the record can't be read at the moment
 */
export async function readLastBackup(folder: string): Promise<{ at: Date; file: string } | undefined> {
  const note = await readJsonIfValid(fileIn(folder), lastBackupSchema);
  return note && { ...note, at: new Date(note.at) };
}
