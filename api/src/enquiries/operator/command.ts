import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { operatorCommand } from '../../settings/npm-environment';

export type Format = 'text' | 'json' | 'csv';
export type Subject = 'enquiries' | 'applications';

export type Command =
  | { name: 'help' }
  | { name: 'list' | 'export'; subject: Subject; format: Format; out: string | undefined }
  | { name: 'show'; id: string; format: Format; out: string | undefined }
  | { name: 'resume'; id: string; out: string | undefined }
  | { name: 'delete'; id: string }
  | { name: 'delete-listed'; file: string }
  | { name: 'deletions'; out: string | undefined }
  | { name: 'mail' | 'confirm-clock' }
  | { name: 'status'; format: Format }
  /** Without an ID: all notifications that were given up. */
  | { name: 'resend'; id: string | undefined };

export class UsageError extends Error {
  override name = 'UsageError';
}

export const help = `Shows the enquiries that the site has received, newest first, and what became of their mails.

Usage: ${operatorCommand('enquiries')} COMMAND

  list           a table of all enquiries
  show ID        one enquiry or application, complete
  export         all enquiries, complete, as CSV
  delete ID      deletes an enquiry or application for good
  deletions      the IDs of deleted submissions, one a line
  delete --from FILE
                 deletes the IDs of such a list again, after a restore of PostgreSQL
  mail           the mails, webhooks and scans that wait, those given up, and infected resumes
  status         enquiries of the last day and week, what waits, infected resumes, the last backup, room on the disk
  resend ID      sends the mail and the webhook about that enquiry or application again
  resend --all   sends everything that was given up again
  resume ID --out resume.pdf
                 the resume of an application, unless it waits to be scanned or is infected
  confirm-clock  deletes by age again, after the log’s warning about the clock

  --out FILE      writes to a file that only you can read (list, show, export, resume, deletions). Redirecting
                  npm run with > would also write the lines that npm prints
  --applications  job applications instead of enquiries (list, export)
  --json          JSON instead, every value exactly as typed
  --csv           CSV instead; a field that starts like a formula gets a leading apostrophe
  --help          this text

The enquiries are read from the folder in DATA_DIR (by default .data), or from the PostgreSQL in DATABASE_URL, also while
the site is running.
`;

/** The commands that can write to a file. */
const writers = ['list', 'show', 'export', 'resume', 'deletions'];

const names =
  'list, show ID, export, delete ID, deletions, mail, status, resend ID, resume ID and confirm-clock';

/**
 * Parses the arguments of the operator.
 * @param folder the base of relative file names
 * @throws UsageError for invalid arguments
 */
export function readCommand(args: string[], folder: string): Command {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  if (values.help) return { name: 'help' };
  if (values.json && values.csv) throw new UsageError('Choose one of --json and --csv.');
  const { out } = values;
  if (out !== undefined && !writers.includes(name ?? ''))
    throw new UsageError(`--out can only be used with ${writers.join(', ')}.`);
  if (values.from !== undefined && name !== 'delete')
    throw new UsageError('--from can only be used with delete.');
  if (values.csv && name === 'status') throw new UsageError('status has no --csv. Use --json.');
  const format = values.json ? 'json' : values.csv ? 'csv' : 'text';
  switch (name) {
    case 'list':
    case 'export':
      refuseMore(rest);
      return {
        name,
        subject: values.applications ? 'applications' : 'enquiries',
        format: name === 'export' && format === 'text' ? 'csv' : format,
        out,
      };
    case 'show':
      return { name, id: onlyId(name, rest), format, out };
    case 'resume':
      return { name, id: onlyId(name, rest), out };
    case 'delete':
      if (values.from === undefined) return { name, id: onlyId(name, rest) };
      refuseMore(rest);
      return { name: 'delete-listed', file: resolve(folder, values.from) };
    case 'deletions':
      refuseMore(rest);
      return { name, out };
    case 'mail':
    case 'confirm-clock':
      refuseMore(rest);
      return { name };
    case 'status':
      refuseMore(rest);
      return { name, format };
    case 'resend':
      if (!values.all) return { name, id: onlyId(name, rest) };
      refuseMore(rest);
      return { name, id: undefined };
    case undefined:
      throw new UsageError(`Name a command: ${names}.`);
    default:
      throw new UsageError(`There is no command ${JSON.stringify(name)}. Commands: ${names}.`);
  }
}

function onlyId(name: string, [id, ...more]: string[]): string {
  const [entry, list] = name === 'resume' ? ['application', 'list --applications'] : ['enquiry', 'list'];
  if (!id) throw new UsageError(`Name the ${entry}: ${name} ID. To see the IDs: ${list}.`);
  refuseMore(more);
  return id;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        applications: { type: 'boolean' },
        all: { type: 'boolean' },
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        out: { type: 'string' },
        from: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

function refuseMore(words: string[]) {
  if (words.length > 0)
    throw new UsageError(`Remove ${words.map((word) => JSON.stringify(word)).join(', ')}.`);
}
