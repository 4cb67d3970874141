import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJsonIfValid } from '@site/shared/contracts/read-json';
import * as v from 'valibot';

const lastBackupSchema = v.object({ at: v.pipe(v.string(), v.isoTimestamp()), file: v.string() });

/** Next to the database: the server's metrics report the age of the last backup, wherever it went. */
const fileIn = (folder: string) => join(folder, 'last-backup.json');

/** Notes that the SQLite of a folder was backed up to a file. */
export async function noteBackup(folder: string, file: string): Promise<void> {
  const stagingPath = `${fileIn(folder)}.staging`;
  await writeFile(stagingPath, JSON.stringify({ at: new Date().toISOString(), file }));
  // Renamed, because the file of a backup that root made can't be written by the service's user.
  await rename(stagingPath, fileIn(folder));
}

/**
 * @returns undefined where no backup was made yet, or the note is damaged
 * @throws when the note can't be read at the moment
 */
export async function readLastBackup(folder: string): Promise<{ at: Date; file: string } | undefined> {
  const note = await readJsonIfValid(fileIn(folder), lastBackupSchema);
  return note && { ...note, at: new Date(note.at) };
}
