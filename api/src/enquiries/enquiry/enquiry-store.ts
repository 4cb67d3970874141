import { randomUUID } from 'node:crypto';
import { type Enquiry, enquiryFields } from '@site/shared/site-model/enquiry';
import type { Selectable } from 'kysely';
import { type NotificationOptions, queueNotification, unlimited } from '../queue-notification';
import { commitQueue } from '../storage/commit-queue';
import { fromStorable, toStorable } from '../storage/storable-text';
import type { Database, Tables } from '../storage/tables';

/** An enquiry as received. */
export interface StoredEnquiry extends Enquiry {
  id: string;
  /** When it arrived: ISO 8601, UTC. */
  createdAt: string;
}

/** The outcome: stored, now or earlier with the same key; or refused, because other data has that key or challenge. */
export type Receipt = { kind: 'stored'; id: string } | { kind: 'key-taken' } | { kind: 'challenge-used' };

/** What identifies a submission. */
export interface SubmissionIds {
  /** The client's key; the same submission with the same key is stored once. */
  key?: string | undefined;
  /** The ID of the challenge that it was sent with. */
  challenge?: string | undefined;
}

export interface StoreOptions extends Partial<Pick<NotificationOptions, 'maxMails' | 'hasWebhook'>> {
  /** Called after a submission was stored. */
  onStored?: () => void;
  /** Whether resumes are scanned before they are mailed or opened. */
  scansResumes?: boolean;
  /** Rejects when there is no room for a resume. */
  requireRoom?: (() => Promise<void>) | undefined;
}

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;

/** The enquiries in the database, with all values exactly as typed. */
export function createEnquiryStore(
  database: Database,
  { onStored = () => {}, maxMails = unlimited, hasWebhook = false }: StoreOptions = {},
) {
  const commit = commitQueue(database);
  return {
    /** Resolves once the enquiry and its notification are committed. */
    async add(enquiry: Enquiry, ids: SubmissionIds = {}): Promise<Receipt> {
      const receipt = await commit((within) => insertOnce(within, enquiry, ids, { maxMails, hasWebhook }));
      onStored();
      return receipt;
    },
    /** Newest first. */
    async list(): Promise<StoredEnquiry[]> {
      const rows = await database
        .selectFrom('enquiries')
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(toStoredEnquiry);
    },
    async find(id: string): Promise<StoredEnquiry | undefined> {
      const row = await database.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toStoredEnquiry(row);
    },
    /** The number of those that arrived at that time or later. */
    async countSince(time: Date): Promise<number> {
      const { number } = await database
        .selectFrom('enquiries')
        .select((count) => count.fn.countAll<number>().as('number'))
        .where('createdAt', '>=', time.toISOString())
        .executeTakeFirstOrThrow();
      return number;
    },
    /** Throws when the enquiries can't be read. */
    async check(): Promise<void> {
      await database.selectFrom('enquiries').select('id').limit(1).execute();
    },
  };
}

/** Inserts the enquiry with its notification, unless one with its key or challenge exists already. */
async function insertOnce(
  database: Database,
  enquiry: Enquiry,
  { key, challenge }: SubmissionIds,
  notified: NotificationOptions,
): Promise<Receipt> {
  const row = {
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    ...mapFields(enquiry, toStorable),
    idempotencyKey: key ?? null,
    challenge: challenge ?? null,
  };
  const inserted = await database
    .insertInto('enquiries')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    await queueNotification(database, 'enquiry', row.id, notified);
    return { kind: 'stored', id: row.id };
  }
  const before = await database
    .selectFrom('enquiries')
    .selectAll()
    .where('idempotencyKey', '=', row.idempotencyKey)
    .executeTakeFirst();
  if (!before) return { kind: 'challenge-used' };
  const same = enquiryFields.every((field) => before[field] === row[field]);
  return same ? { kind: 'stored', id: before.id } : { kind: 'key-taken' };
}

/** @returns the values exactly as typed */
export function toStoredEnquiry(row: Selectable<Tables['enquiries']>): StoredEnquiry {
  return { id: row.id, createdAt: row.createdAt, ...mapFields(row, fromStorable) };
}

/** Only the six fields, in the order of the form. */
function mapFields(enquiry: Enquiry, change: (value: string) => string): Enquiry {
  const { firstName, lastName, email, phone, subject, message } = enquiry;
  return {
    firstName: change(firstName),
    lastName: change(lastName),
    email: change(email),
    phone: change(phone),
    subject: change(subject),
    message: change(message),
  };
}
