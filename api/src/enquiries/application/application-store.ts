import { randomUUID } from 'node:crypto';
import { type ApplicationTexts, applicationTextFields } from '@site/shared/site-model/application';
import type { Nullable } from 'kysely';
import type { Receipt, StoreOptions, SubmissionIds } from '../enquiry/enquiry-store';
import { type NotificationOptions, queueNotification, unlimited } from '../queue-notification';
import { limitConcurrency } from '../storage/limit-concurrency';
import { fromStorable, toStorable } from '../storage/storable-text';
import type { Database, Tables } from '../storage/tables';
import { runInTransaction } from '../storage/transaction';

export interface Resume {
  /** The name of the applicant's file. */
  name: string;
  content: Buffer;
}

/** A job application as received, without its resume, which is large. */
export interface StoredApplication extends ApplicationTexts {
  id: string;
  createdAt: string;
  resumeName: string;
  /** Undefined when it was received without `CLAMD_URL`. */
  resumeScan?: ResumeScan;
}

export type ResumeScan = 'waiting' | 'clean' | `infected: ${string}`;

export type ApplicationStore = ReturnType<typeof createApplicationStore>;

/** Half of the connections to PostgreSQL: resumes are large, and enquiries must not wait for them. */
const concurrentWrites = 5;

/** The applications in the database, with all values exactly as typed. */
export function createApplicationStore(database: Database, options: StoreOptions = {}) {
  const { onStored = () => {}, maxMails = unlimited, hasWebhook = false, scansResumes = false } = options;
  const { requireRoom = async () => {} } = options;
  const limited = limitConcurrency(concurrentWrites);
  const selectScanned = () =>
    database.selectFrom('applications').leftJoin('scans', 'scans.id', 'applications.id');
  const select = () => selectScanned().select(storedColumns);
  return {
    /** Resolves once the application, its resume and its notification are committed. */
    async add(texts: ApplicationTexts, resume: Resume, ids: SubmissionIds = {}): Promise<Receipt> {
      await requireRoom();
      const notified = { maxMails, hasWebhook, isHeld: scansResumes };
      const receipt = await limited(() =>
        runInTransaction(database, (within) => insertOnce(within, { texts, resume, ids, notified })),
      );
      onStored();
      return receipt;
    },
    /** Newest first. */
    async list(): Promise<StoredApplication[]> {
      const rows = await select().orderBy('createdAt', 'desc').orderBy('applications.id', 'desc').execute();
      return rows.map(toStoredApplication);
    },
    async find(id: string): Promise<StoredApplication | undefined> {
      const row = await select().where('applications.id', '=', id).executeTakeFirst();
      return row && toStoredApplication(row);
    },
    /** @returns undefined also while the resume waits for its scan, or when it is infected */
    async findResume(id: string): Promise<Resume | undefined> {
      const row = await selectScanned()
        .select(['resumeName', 'resume'])
        .where('applications.id', '=', id)
        .where((where) => where.or([where('scans.state', 'is', null), where('scans.state', '=', 'clean')]))
        .executeTakeFirst();
      return row && { name: fromStorable(row.resumeName), content: toBuffer(row.resume) };
    },
  };
}

interface Sent {
  texts: ApplicationTexts;
  resume: Resume;
  ids: SubmissionIds;
  notified: NotificationOptions;
}

async function insertOnce(database: Database, { texts, resume, ids, notified }: Sent): Promise<Receipt> {
  const answers = JSON.stringify(texts, applicationTextFields);
  const row = {
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    idempotencyKey: ids.key ?? null,
    challenge: ids.challenge ?? null,
    answers,
    resumeName: toStorable(resume.name),
    resume: resume.content,
  };
  const inserted = await database
    .insertInto('applications')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    await queueNotification(database, 'application', row.id, notified);
    return { kind: 'stored', id: row.id };
  }
  const before = await database
    .selectFrom('applications')
    .select(['id', 'answers', 'resume'])
    .where('idempotencyKey', '=', row.idempotencyKey)
    .executeTakeFirst();
  if (!before) return { kind: 'challenge-used' };
  const same = before.answers === answers && toBuffer(before.resume).equals(resume.content);
  return same ? { kind: 'stored', id: before.id } : { kind: 'key-taken' };
}

/** The columns of a stored application, and of its scan. */
export const storedColumns = [
  'applications.id',
  'applications.createdAt',
  'applications.answers',
  'applications.resumeName',
  'scans.state as scanState',
  'scans.problem as finding',
] as const;

type Row = Omit<Tables['applications'], 'resume' | 'idempotencyKey' | 'challenge'> &
  Nullable<{ scanState: Tables['scans']['state']; finding: string }>;

/** @returns the values exactly as typed */
export function toStoredApplication(row: Row): StoredApplication {
  const { id, createdAt, answers, resumeName, scanState, finding } = row;
  const texts: ApplicationTexts = JSON.parse(answers);
  const application = { id, createdAt, ...texts, resumeName: fromStorable(resumeName) };
  return scanState === null ? application : { ...application, resumeScan: scanOf(scanState, finding) };
}

/** What is unknown is not clean. */
function scanOf(state: Tables['scans']['state'], finding: string | null): ResumeScan {
  if (state === 'infected') return `infected: ${finding}`;
  return state === 'clean' ? 'clean' : 'waiting';
}

/** @param bytes as one of the drivers returns them */
export function toBuffer(bytes: Uint8Array | ArrayBuffer): Buffer {
  return bytes instanceof Uint8Array ? Buffer.from(bytes) : Buffer.from(bytes);
}
