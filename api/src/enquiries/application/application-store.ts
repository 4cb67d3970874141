import { randomUUID } from 'node:crypto';
import { type ApplicationTexts, applicationTextFields } from '@site/shared/site-model/application';
import type { Receipt, StoreOptions } from '../enquiry/enquiry-store';
import { type NotificationOptions, queueNotification, unlimited } from '../queue-notification';
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
}

export type ApplicationStore = ReturnType<typeof createApplicationStore>;

/**
 * The applications in the database, with all values exactly as typed.
 * @param options.onStored called after an application was stored
 * @param options.maxMails, options.hasWebhook see `queueNotification`
 */
export function createApplicationStore(
  database: Database,
  { onStored = () => {}, maxMails = unlimited, hasWebhook = false }: StoreOptions = {},
) {
  const select = () =>
    database.selectFrom('applications').select(['id', 'createdAt', 'answers', 'resumeName']);
  return {
    /** Resolves once the application, its resume and its notification are committed; a key works as for an enquiry. */
    async add(texts: ApplicationTexts, resume: Resume, key?: string): Promise<Receipt> {
      const receipt = await runInTransaction(database, (within) =>
        insertOnce(within, { texts, resume, key, notified: { maxMails, hasWebhook } }),
      );
      onStored();
      return receipt;
    },
    /** Newest first. */
    async list(): Promise<StoredApplication[]> {
      const rows = await select().orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
      return rows.map(asTyped);
    },
    async find(id: string): Promise<StoredApplication | undefined> {
      const row = await select().where('id', '=', id).executeTakeFirst();
      return row && asTyped(row);
    },
    async findResume(id: string): Promise<Resume | undefined> {
      const row = await database
        .selectFrom('applications')
        .select(['resumeName', 'resume'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { name: fromStorable(row.resumeName), content: toBuffer(row.resume) };
    },
  };
}

interface Sent {
  texts: ApplicationTexts;
  resume: Resume;
  key: string | undefined;
  notified: NotificationOptions;
}

async function insertOnce(database: Database, { texts, resume, key, notified }: Sent): Promise<Receipt> {
  const answers = JSON.stringify(texts, applicationTextFields);
  const row = {
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    idempotencyKey: key ?? null,
    answers,
    resumeName: toStorable(resume.name),
    resume: resume.content,
  };
  const inserted = await database
    .insertInto('applications')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
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
  const same = before?.answers === answers && toBuffer(before.resume).equals(resume.content);
  return same ? { kind: 'stored', id: before.id } : { kind: 'key-taken' };
}

function asTyped({
  id,
  createdAt,
  answers,
  resumeName,
}: Omit<Tables['applications'], 'resume' | 'idempotencyKey'>) {
  const texts: ApplicationTexts = JSON.parse(answers);
  return { id, createdAt, ...texts, resumeName: fromStorable(resumeName) };
}

function toBuffer(bytes: Uint8Array | ArrayBuffer): Buffer {
  return bytes instanceof Uint8Array ? Buffer.from(bytes) : Buffer.from(bytes);
}
