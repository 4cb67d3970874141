import { existsSync } from 'node:fs';
import { diskStatus, missingFolder } from '@site/shared/node/disk-status';
import { explainRefusal } from '@site/shared/node/explain-refusal';
import { enquiryLines, type Status, type StatusLine } from '@site/shared/node/status-line';
import { shownTime } from '@site/shared/site-model/shown-time';
import { type DatabaseLocation, settingOf } from '../../settings/database-location';
import { operatorCommand } from '../../settings/npm-environment';
import { readLastBackup } from '../backup/last-backup';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { countNotifications } from '../mail/count-notifications';
import type { Database, OutboxTable } from '../storage/tables';
import { readTime } from '../storage/timestamps';

const dayMs = 86_400_000;

/** Backups are made each day; one that failed once needs no attention. */
const oldBackupMs = 2 * dayMs;

/** Retention runs each hour. */
const oldRetentionMs = dayMs;

/** A scan takes seconds. A clamd that was restarted needs no attention. */
const oldScanMs = 3_600_000;

/**
 * The lines of a status about enquiries. Each queries by itself: one that fails, for instance on a table to be migrated,
 * fails no other.
 * @param open returns the database, or throws why it can't be opened
 */
export function readEnquiryLines(
  open: () => Database,
  location: DatabaseLocation,
  now = new Date(),
): Promise<StatusLine[]> {
  return enquiryLines({
    enquiries: () => countEnquiries(open(), now).catch(reportFailure),
    mails: () => countUndelivered(open(), 'notifications'),
    webhooks: () => countUndelivered(open(), 'webhooks'),
    resumes: () => scanStatus(open(), now),
    retention: () => retentionStatus(open(), now),
    backup: () => backupStatus(open, location, now),
    'data disk': () => dataDiskStatus(location),
  });
}

async function countEnquiries(database: Database, now: Date): Promise<Status> {
  const enquiries = createEnquiryStore(database);
  const inDays = (days: number) => enquiries.countSince(new Date(now.getTime() - days * dayMs));
  return { text: `${await inDays(1)} in the last day, ${await inDays(7)} in the last week` };
}

/** A database that opens and fails is a fault, not a missing setting. The other lines only repeat its reason. */
function reportFailure(error: unknown): Status {
  const text = `the database failed: ${explainRefusal(error).replaceAll(/\s+/g, ' ')}`;
  return { text, remedy: 'See DatabaseAway in docs/running.md.' };
}

async function countUndelivered(database: Database, table: OutboxTable): Promise<Status> {
  const { waiting, dead } = await countNotifications(database, table);
  const text = `${waiting} waiting, ${dead} given up`;
  if (dead === 0) return { text };
  const command = operatorCommand('enquiries');
  return { text, remedy: `Why: ${command} mail. Once that is fixed: ${command} resend --all` };
}

async function scanStatus(database: Database, now: Date): Promise<Status> {
  const { waiting, infected, waitingSince } = await countNotifications(database, 'scans');
  const text = `${waiting} waiting to be scanned, ${infected} infected`;
  const command = operatorCommand('enquiries');
  if (infected > 0)
    return { text, remedy: `Which: ${command} list --applications. Afterwards: ${command} delete ID` };
  const isOld = waitingSince !== undefined && now.getTime() - Date.parse(waitingSince) > oldScanMs;
  return isOld ? { text, remedy: `Why: ${command} mail` } : { text };
}

async function retentionStatus(database: Database, now: Date): Promise<Status> {
  const last = await readTime(database, 'expiry');
  if (last === undefined) return { text: 'has not run yet' };
  const text = `ran last ${shownTime(last)}`;
  if (now.getTime() - Date.parse(last) <= oldRetentionMs) return { text };
  return { text, remedy: 'See RetentionStopped in docs/running.md.' };
}

async function backupStatus(open: () => Database, location: DatabaseLocation, now: Date): Promise<Status> {
  if (location.kind === 'postgres') {
    const at = await readTime(open(), 'backup');
    if (at !== undefined) return ageOfBackup(shownTime(at), Date.parse(at), now);
    return { unseen: 'none by the backup command; PostgreSQL may have others' };
  }
  const last = await readLastBackup(location.folder);
  if (last) return ageOfBackup(`${shownTime(last.at)}, ${last.file}`, last.at.getTime(), now);
  if (existsSync(location.folder)) return { text: 'none yet' };
  return { unseen: missingFolder(location.folder, settingOf.sqlite) };
}

function ageOfBackup(text: string, at: number, now: Date): Status {
  if (now.getTime() - at <= oldBackupMs) return { text };
  return { text: `the last is of ${text}`, remedy: 'See BackupOld in docs/running.md.' };
}

function dataDiskStatus(location: DatabaseLocation): Status | Promise<Status> {
  if (location.kind === 'postgres') return { unseen: 'the enquiries are in PostgreSQL' };
  return diskStatus(location.folder, settingOf.sqlite);
}
