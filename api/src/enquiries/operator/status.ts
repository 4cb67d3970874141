import {
  describeStatus,
  diskStatus,
  type Status,
  shownTime,
  statusLine,
} from '@site/shared/node/status-line';
import type { DatabaseLocation } from '../../settings/database-location';
import { operatorCommand } from '../../settings/npm-environment';
import { readLastBackup } from '../backup/last-backup';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { countNotifications } from '../mail/count-notifications';
import { openDatabaseToRead } from '../storage/open-database';
import type { Database, OutboxTable } from '../storage/tables';
import type { Format } from './command';
import type { CommandResult } from './command-result';

const dayMs = 86_400_000;

/** Backups are made each day; one that failed once needs no attention. */
const oldBackupMs = 2 * dayMs;

/**
 * The lines of `npm run status` about enquiries.
 * @returns exit code 1 if one needs attention
 */
export async function showStatus(
  location: DatabaseLocation,
  format: Format,
  now = new Date(),
): Promise<CommandResult> {
  const lines = await readLines(location, now);
  const { output, exitCode } = describeStatus(lines);
  return { output: format === 'json' ? `${JSON.stringify(lines, null, 2)}\n` : output, exitCode };
}

async function readLines(location: DatabaseLocation, now: Date) {
  const read = (query: (database: Database) => Promise<Status>) => () => queryOnce(location, query);
  return [
    await statusLine(
      'enquiries',
      read((database) => countEnquiries(database, now)),
    ),
    await statusLine(
      'mails',
      read((database) => countUndelivered(database, 'notifications')),
    ),
    await statusLine(
      'webhooks',
      read((database) => countUndelivered(database, 'webhooks')),
    ),
    await statusLine('backup', () => backupStatus(location, now)),
    await statusLine('data disk', () => dataDiskStatus(location)),
  ];
}

/** Each line opens the database itself: a query that fails, for instance of a table to be migrated, fails no other. */
async function queryOnce(
  location: DatabaseLocation,
  query: (database: Database) => Promise<Status>,
): Promise<Status> {
  const database = openDatabaseToRead(location);
  try {
    return await query(database);
  } finally {
    await database.destroy();
  }
}

async function countEnquiries(database: Database, now: Date): Promise<Status> {
  const enquiries = createEnquiryStore(database);
  const inDays = (days: number) => enquiries.countSince(new Date(now.getTime() - days * dayMs));
  return { text: `${await inDays(1)} in the last day, ${await inDays(7)} in the last week` };
}

async function countUndelivered(database: Database, table: OutboxTable): Promise<Status> {
  const { waiting, dead } = await countNotifications(database, table);
  const text = `${waiting} waiting, ${dead} given up`;
  if (dead === 0) return { text };
  const command = operatorCommand('enquiries');
  return { text, remedy: `Why: ${command} mail. Once that is fixed: ${command} resend --all` };
}

async function backupStatus(location: DatabaseLocation, now: Date): Promise<Status> {
  if (location.kind === 'postgres')
    return { text: 'not seen: PostgreSQL is backed up with its own programs' };
  const last = await readLastBackup(location.folder);
  if (!last) return { text: 'none yet' };
  const text = `${shownTime(last.at)}, ${last.file}`;
  if (now.getTime() - last.at.getTime() <= oldBackupMs) return { text };
  return { text: `the last is of ${text}`, remedy: 'See BackupOld in docs/running.md.' };
}

function dataDiskStatus(location: DatabaseLocation): Status | Promise<Status> {
  if (location.kind === 'postgres') return { text: 'not seen: the enquiries are in PostgreSQL' };
  return diskStatus(location.folder);
}
