import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { callerFolder } from '@site/shared/node/caller-folder';
import { explainRefusal } from '@site/shared/node/explain-refusal';
import { StartError } from '@site/shared/node/start-error';
import type { DatabaseLocation } from '../../settings/database-location';
import { operatorCommand } from '../../settings/npm-environment';
import { readDatabaseLocation } from '../../settings/read-settings';
import { askDatabase } from '../operator/ask-database';
import { listDeletions } from '../retention/remove-submissions';
import { databaseFile } from '../storage/sqlite-dialect';
import { noteTime } from '../storage/timestamps';
import { backupDatabase } from './backup-database';
import { describeCounts } from './check-copy';
import { addDeletions, deletionList, deletionsIn } from './deletion-list';
import { dumpPostgres, withoutPassword } from './dump-postgres';
import { noteBackup } from './last-backup';
import { type Restored, restoreDatabase } from './restore-database';

type PostgresLocation = Extract<DatabaseLocation, { kind: 'postgres' }>;

const backupUsage = `Name a file or a folder: ${operatorCommand('backup')} --out FILE. In a folder, the backup is named by its time.`;
const restoreUsage = `Name a backup: ${operatorCommand('restore')} FILE. --force replaces existing enquiries.`;

/**
 * Runs `npm run backup --` or `node api/dist/backup.js`.
 * @returns the message for the operator
 * @throws StartError with the error and its remedy
 */
export async function runBackup(args: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { values } = parse(args, { out: { type: 'string' } }, backupUsage);
  if (typeof values.out !== 'string' || values.out === '') throw new StartError(backupUsage);
  const location = readDatabaseLocation(environment);
  const out = resolve(callerFolder(environment), values.out);
  return await backupTo(out, location).catch(explain(`The backup to ${out} failed`));
}

/**
 * Runs `npm run restore --` or `node api/dist/restore.js`.
 * @returns the message for the operator
 * @throws StartError with the error and its remedy
 */
export async function runRestore(args: string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parse(args, { force: { type: 'boolean' } }, restoreUsage);
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new StartError(restoreUsage);
  const folder = sqliteFolder(environment);
  const backup = resolve(callerFolder(environment), file);
  const force = values.force === true;
  const restored = await restoreDatabase(backup, folder, { force }).catch(
    explain(`The restore into ${folder} failed`),
  );
  return `Restored ${describeCounts(restored.counts)} into ${folder}. ${describeDeletions(restored, backup)} Start the server now.`;
}

/** @param out a file, or the folder of one */
async function backupTo(out: string, location: DatabaseLocation): Promise<string> {
  const isFolder = statSync(out, { throwIfNoEntry: false })?.isDirectory();
  const file = isFolder ? join(out, datedName(location.kind)) : out;
  return location.kind === 'sqlite' ? backupSqlite(location.folder, file) : backupPostgres(location, file);
}

async function backupSqlite(folder: string, file: string): Promise<string> {
  const counts = await backupDatabase(folder, file);
  // Adds deletions since the copy, too. Twice: until `noteBackup`, `delete` does not list them in this folder.
  const completeList = () => addDeletions(dirname(file), deletionsIn(databaseFile(folder)));
  await completeList();
  await noteBackup(folder, file);
  await completeList();
  return `Backed up ${describeCounts(counts)} to ${file}, and checked the copy.`;
}

async function backupPostgres(location: PostgresLocation, file: string): Promise<string> {
  await dumpPostgres(location.url, file);
  // After a restore, the database lacks the deletions since the dump.
  await addDeletions(dirname(file), await askDatabase(location, 'read', listDeletions));
  await askDatabase(location, 'change', (database) => noteTime(database, 'backup'));
  return `Dumped the database to ${file}.`;
}

/** For `.catch()`: an error of the disk or of SQLite is the operator's, and needs no stack trace. */
function explain(failure: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof StartError) throw error;
    throw new StartError(`${failure}: ${explainRefusal(error)}`, { cause: error });
  };
}

function describeDeletions({ removed, hasList }: Restored, backup: string): string {
  if (hasList) return `${removed} that were deleted on request after the backup stay deleted.`;
  return `There is no ${deletionList(dirname(backup))}: deletions on request after the backup may be undone.`;
}

function sqliteFolder(environment: NodeJS.ProcessEnv): string {
  const location = readDatabaseLocation(environment);
  if (location.kind === 'sqlite') return location.folder;
  const { address } = withoutPassword(location.url);
  throw new StartError(
    `The enquiries are in PostgreSQL, which has its own command: pg_restore --clean --if-exists --dbname='${address}' FILE`,
  );
}

function parse(args: string[], options: Record<string, { type: 'string' | 'boolean' }>, usage: string) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    if (error instanceof TypeError) throw new StartError(`${error.message}. ${usage}`, { cause: error });
    throw error;
  }
}

/** `enquiries-2026-03-01T10-00-00Z.sqlite`: sorted by name they are sorted by time. */
function datedName(kind: DatabaseLocation['kind']): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return `enquiries-${time}Z.${kind === 'sqlite' ? 'sqlite' : 'dump'}`;
}
