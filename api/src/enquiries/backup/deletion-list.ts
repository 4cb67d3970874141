import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';
import { messageOf } from '@site/shared/node/message-of';
import { StartError } from '@site/shared/node/start-error';
import { syncToDisk } from '@site/shared/node/sync-to-disk';
import Sqlite from 'libsql';
import { giveToOwner } from '../storage/give-to-owner';

/** The list of deletions in a folder of backups: the IDs that were deleted on request, one a line. */
export const deletionList = (folder: string) => join(folder, 'deletions.txt');

/**
 * @returns the IDs in a list; undefined without one
 * @throws StartError when it can't be read, or is not a list of deletions
 */
export async function readDeletions(file: string): Promise<string[] | undefined> {
  const text = await readList(file);
  return text === undefined ? undefined : parseList(text, file);
}

/**
 * Adds IDs to the list of a folder; it is private, like the backups. They are appended in one write, so that none is lost if
 * other processes add theirs at the same moment.
 */
export async function addDeletions(folder: string, ids: string[]): Promise<void> {
  const file = deletionList(folder);
  const before = await readList(file);
  const known = new Set(parseList(before ?? '', file));
  const added = ids.filter((id) => !known.has(id));
  if (before !== undefined && added.length === 0) return;
  // A full disk or a power failure may have cut the last line.
  const isCut = before !== undefined && /.$/.test(before);
  const lines = added.map((id) => `${id}\n`).join('');
  await appendFile(file, isCut ? `\n${lines}` : lines, { mode: 0o600 });
  giveToOwner(file, folder);
  await syncToDisk(file);
  await syncToDisk(folder);
}

async function readList(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8').catch(ifMissing(undefined));
  } catch (error) {
    const reason = messageOf(error);
    throw new StartError(`The list of deletions can't be read: ${reason}. Make ${file} readable.`, {
      cause: error,
    });
  }
}

function parseList(text: string, file: string): string[] {
  const ids = text.split('\n').filter(Boolean);
  const wrong = ids.find((id) => !/^[\w-]{1,100}$/.test(id));
  if (wrong === undefined) return ids;
  throw new StartError(
    `${file} is not a list of deletions: ${JSON.stringify(wrong.slice(0, 50))} is not an ID.`,
  );
}

/** The IDs that a SQLite database recorded as deleted on request; none if it is missing, damaged, or older than their table. */
export function deletionsIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const database = new Sqlite(file);
  try {
    return database.prepare('SELECT id FROM deletions').pluck().all().map(String);
  } catch (error) {
    if (isDamage(error)) return [];
    throw error;
  } finally {
    database.close();
  }
}

/** Whether an error says that a database is damaged, or lacks a table. */
export function isDamage(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(ERROR|NOTADB|CORRUPT)/.test(error.code);
}
