import { enquiryFields } from '@site/shared/site-model/enquiry';
import { operatorCommand } from '../../settings/npm-environment';
import { createApplicationStore } from '../application/application-store';
import { createEnquiryStore } from '../enquiry/enquiry-store';
import { countNotifications } from '../mail/count-notifications';
import { listDeletions } from '../retention/remove-submissions';
import type { Database, OutboxTable } from '../storage/tables';
import type { Format, Subject } from './command';
import { type CommandResult, unknownId } from './command-result';
import { formatCsv } from './format-csv';
import { formatApplication, formatEnquiry } from './format-details';
import { formatMail, formatScans, formatWebhooks } from './format-mail';
import { formatTable } from './format-table';
import { refuseUnscanned } from './refuse-unscanned';
import { applicationColumns, withScan } from './scan-column';

export const enquiryColumns = ['id', 'createdAt', ...enquiryFields] as const;

/** All enquiries or applications, newest first; as text also a note about mails that were not sent. */
export async function list(
  database: Database,
  { subject, format }: { subject: Subject; format: Format },
  isMailed: boolean,
): Promise<CommandResult> {
  const output =
    subject === 'enquiries'
      ? await listEnquiries(database, format)
      : await listApplications(database, format);
  const errorOutput = format === 'text' ? await composeHint(database, isMailed) : '';
  return { output, errorOutput, exitCode: 0 };
}

async function listEnquiries(database: Database, format: Format): Promise<string> {
  const enquiries = await createEnquiryStore(database).list();
  const asText = () => formatTable('enquiries', enquiries, { Subject: ({ subject }) => subject });
  return formatAs(format, enquiries, enquiryColumns, asText);
}

async function listApplications(database: Database, format: Format): Promise<string> {
  const stored = await createApplicationStore(database).list();
  const applications = stored.map(withScan);
  const columns = applicationColumns(stored);
  const asText = () =>
    formatTable('applications', applications, {
      Role: ({ role }) => role,
      ...(columns.includes('resumeScan') && { Resume: ({ resumeScan }) => resumeScan }),
    });
  return formatAs(format, applications, columns, asText);
}

async function composeHint(database: Database, isMailed: boolean): Promise<string> {
  const mails = await countNotifications(database);
  const webhooks = await countNotifications(database, 'webhooks');
  const scans = await countNotifications(database, 'scans');
  const problems = [
    !isMailed && mails.waiting > 0 && `${mails.waiting} mails wait, and SMTP_URL is not set here`,
    mails.dead > 0 && `${mails.dead} mails given up`,
    webhooks.dead > 0 && `${webhooks.dead} webhooks given up`,
    scans.waiting > 0 && `${scans.waiting} resumes wait to be scanned`,
    scans.infected > 0 && `${scans.infected} resumes are infected`,
  ].filter(Boolean);
  return problems.length > 0 ? `${problems.join('; ')}. More: ${operatorCommand('enquiries')} mail\n` : '';
}

export async function showOne(database: Database, id: string, format: Format): Promise<CommandResult> {
  const enquiry = await createEnquiryStore(database).find(id);
  if (enquiry)
    return { output: formatAs(format, enquiry, enquiryColumns, () => formatEnquiry(enquiry)), exitCode: 0 };
  const application = await createApplicationStore(database).find(id);
  if (!application) return unknownId(id);
  const asText = () => formatApplication(application);
  const output = formatAs(format, withScan(application), applicationColumns([application]), asText);
  return { output, exitCode: 0 };
}

function formatAs<Column extends string>(
  format: Format,
  entries: Record<Column, string> | Record<Column, string>[],
  columns: readonly Column[],
  asText: () => string,
): string {
  // Of JSON, too, only the columns.
  if (format === 'json') return `${JSON.stringify(entries, [...columns], 2)}\n`;
  return format === 'csv' ? formatCsv(columns, Array.isArray(entries) ? entries : [entries]) : asText();
}

/** The PDF of an application. */
export async function showResume(database: Database, id: string): Promise<CommandResult> {
  const resume = await createApplicationStore(database).findResume(id);
  if (resume) return { output: resume.content, exitCode: 0 };
  const refusal = await refuseUnscanned(database, id);
  if (refusal) return refusal;
  return {
    errorOutput: `There is no application ${JSON.stringify(id)}. To see the IDs: ${operatorCommand('enquiries')} list --applications\n`,
    exitCode: 1,
  };
}

/** The IDs of all submissions deleted on request, one a line. */
export async function showDeletions(database: Database): Promise<CommandResult> {
  const ids = await listDeletions(database);
  return { output: ids.map((id) => `${id}\n`).join(''), exitCode: 0 };
}

/** The mails, webhooks and scans that wait, those given up, and infected resumes. */
export async function showMail(database: Database, isMailed: boolean): Promise<CommandResult> {
  const mails = await readUndelivered(database, 'notifications');
  const webhooks = await readUndelivered(database, 'webhooks');
  const scans = await readUndelivered(database, 'scans');
  return {
    output: formatMail(mails, isMailed) + formatWebhooks(webhooks) + formatScans(scans),
    exitCode: 0,
  };
}

/**
 * Reads what was given up in an outbox, infected resumes, and then what waits.
 * @param most the number of entries; by default all
 */
export function readUndelivered(database: Database, table: OutboxTable, most?: number) {
  const undelivered = database
    .selectFrom(table)
    .select(['about', 'aboutId', 'state', 'attempts', 'dueAt', 'problem'])
    .where('state', 'in', ['waiting', 'dead', 'infected'])
    .orderBy('state')
    .orderBy('waitingSince');
  return (most === undefined ? undelivered : undelivered.limit(most)).execute();
}
