import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { callerFolder } from '@site/shared/node/caller-folder';
import { messageOf } from '@site/shared/node/message-of';
import { inLines } from '@site/shared/node/printable-text';
import { StartError } from '@site/shared/node/start-error';
import { sql } from 'kysely';
import { type DatabaseLocation, locationName } from '../../settings/database-location';
import { hasNpmBanner } from '../../settings/npm-environment';
import { readDatabaseLocation, readMailSettings } from '../../settings/read-settings';
import { openDatabase } from '../storage/open-database';
import type { Database } from '../storage/tables';
import { askDatabase } from './ask-database';
import { remove, removeListed, resend, trustClock } from './changes';
import { type Command, help, readCommand, UsageError } from './command';
import type { CommandResult } from './command-result';
import { list, showDeletions, showMail, showOne, showResume } from './queries';
import { showStatus } from './status';

type Task = Exclude<Command, { name: 'help' | 'status' }>;

/** What standard output is. */
type Destination = 'terminal' | 'file' | 'pipe';

/**
 * Runs a command of the operator: `npm run enquiries -- …`, or `node api/dist/cli.js …`.
 * @returns exit code 1 when the database or the entry is missing or can't be written, or the status needs attention; 2 for invalid arguments
 */
export async function runCommand(
  args: string[],
  environment: NodeJS.ProcessEnv,
  destination: Destination = 'pipe',
): Promise<CommandResult> {
  try {
    const command = readCommand(args, callerFolder(environment));
    if (command.name === 'help') return { output: help, exitCode: 0 };
    if (command.name === 'status') return await showStatus(readDatabaseLocation(environment), command.format);
    if (destination === 'file' && hasNpmBanner(environment)) refuseData(command);
    if (destination === 'terminal') refuseBytes(command);
    const isMailed = readMailSettings(environment) !== undefined;
    const outcome = await carryOut(command, readDatabaseLocation(environment), isMailed);
    if ('out' in command && command.out !== undefined)
      return await saveOutput(outcome, resolve(callerFolder(environment), command.out));
    return destination === 'terminal' ? toPrintable(outcome) : outcome;
  } catch (error) {
    if (error instanceof UsageError) return { errorOutput: `${error.message} More: --help\n`, exitCode: 2 };
    if (error instanceof StartError) return { errorOutput: `${error.message}\n`, exitCode: 1 };
    throw error;
  }
}

async function carryOut(
  command: Task,
  location: DatabaseLocation,
  isMailed: boolean,
): Promise<CommandResult> {
  if (command.name === 'delete-listed') await migrateRestored(location);
  const changes = ['delete', 'delete-listed', 'resend', 'confirm-clock'].includes(command.name);
  return askDatabase(location, changes ? 'change' : 'read', (database) =>
    answer(command, database, location, isMailed),
  );
}

/**
 * pg_restore leaves the tables of an older version. The server would migrate them, and mail what is to be deleted. An empty
 * database stays empty.
 */
async function migrateRestored(location: DatabaseLocation): Promise<void> {
  if (location.kind !== 'postgres') return;
  const { rows } = await askDatabase(location, 'read', (database) =>
    sql`select where to_regclass('enquiries') is not null`.execute(database),
  );
  if (rows.length === 0)
    throw new StartError(
      `There are no enquiries in ${locationName(location)}. Restore them first, or set DATABASE_URL to their database.`,
    );
  await (await openDatabase(location)).destroy();
}

function answer(
  command: Task,
  database: Database,
  location: DatabaseLocation,
  isMailed: boolean,
): Promise<CommandResult> {
  switch (command.name) {
    case 'list':
    case 'export':
      return list(database, command, isMailed);
    case 'show':
      return showOne(database, command.id, command.format);
    case 'resume':
      return showResume(database, command.id);
    case 'mail':
      return showMail(database, isMailed);
    case 'delete':
      return remove(database, location, command.id);
    case 'delete-listed':
      return removeListed(database, command.file);
    case 'deletions':
      return showDeletions(database);
    case 'confirm-clock':
      return trustClock(database);
    case 'resend':
      return resend(database, command.id, isMailed);
  }
}

async function writePrivately(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    // An existing file keeps its mode.
    await handle.chmod(0o600);
    await handle.writeFile(content);
  } finally {
    await handle.close();
  }
}

/** With `>`, npm prints its own lines into the same file, so that programs can't parse it. */
function refuseData(command: Task) {
  if (!('out' in command) || command.out !== undefined) return;
  if ('format' in command && command.format === 'text') return;
  throw new UsageError('npm prints its own lines into that file. Use --out FILE instead of >.');
}

/** A terminal would act on them, and the applicant has chosen them. */
function refuseBytes(command: Task) {
  if (command.name === 'resume' && command.out === undefined)
    throw new UsageError(
      `A resume can't be shown in a terminal. Use: resume ${command.id} --out resume.pdf.`,
    );
}

/** JSON and CSV contain every value as it was typed, with characters that a terminal acts on. */
function toPrintable({ output = '', ...outcome }: CommandResult): CommandResult {
  return { ...outcome, output: inLines(output.toString()) };
}

/**
 * Writes a command's output to a file that no other user of the machine can read: it contains personal data.
 * @throws StartError when the file can't be written
 */
async function saveOutput(outcome: CommandResult, file: string): Promise<CommandResult> {
  if (outcome.output === undefined) return outcome;
  try {
    await writePrivately(file, outcome.output);
  } catch (error) {
    const reason = messageOf(error);
    throw new StartError(`${file} can't be written: ${reason}. Name another file with --out.`, {
      cause: error,
    });
  }
  return { ...outcome, output: `Written to ${file}.\n` };
}
