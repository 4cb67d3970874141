import { type Enquiry, enquiryFields } from '@site/shared/contracts/enquiry';
import type { Selectable } from 'kysely';
import { writeNotifications } from '../../mail/write-notifications';
import { commitTogether } from '../../storage/commit-together';
import { orderedId } from '../../storage/ordered-id';
import { outwaitLock } from '../../storage/outwait-lock';
import { fromStorable, toStorable } from '../../storage/storable-text';
import type { Database, Tables } from '../../storage/tables';

/** An enquiry as it was received. */
export interface StoredEnquiry extends Enquiry {
  id: string;
  /** When it arrived: ISO 8601, UTC. */
  createdAt: string;
}

/** What became of something that was sent: stored, now or when it came with the same key before; or another thing has that key. */
export type Receipt = { kind: 'stored'; id: string } | { kind: 'key-taken' };

export interface EnquiryStore {
  /**
   * Resolves once the enquiry and its notification are committed.
   * @param key what the sender calls this enquiry; the same enquiry with the same key is stored once
   */
  add(enquiry: Enquiry, key?: string): Promise<Receipt>;
  /** Newest first. */
  list(): Promise<StoredEnquiry[]>;
  find(id: string): Promise<StoredEnquiry | undefined>;
  /** Throws when the enquiries can't be reached. */
  check(): Promise<void>;
}

interface Arrival {
  enquiry: Enquiry;
  key: string | undefined;
}

/**
 * The enquiries in the database, value for value as they were typed.
 * @param onStored told when there is something new to deliver
 */
export function createEnquiryStore(database: Database, onStored = () => {}): EnquiryStore {
  const commit = commitTogether((arrivals: Arrival[]) =>
    outwaitLock(() => database.transaction().execute((within) => insertOnce(within, arrivals))),
  );
  return {
    async add(enquiry, key) {
      const receipt = await commit({ enquiry, key });
      onStored();
      return receipt;
    },
    async list() {
      const rows = await database
        .selectFrom('enquiries')
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map(asTyped);
    },
    async find(id) {
      const row = await database.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
      return row && asTyped(row);
    },
    async check() {
      await database.selectFrom('enquiries').select('id').limit(1).execute();
    },
  };
}

/** Inserts every enquiry whose key is new, with its notification, and finds the first one for every other. */
async function insertOnce(database: Database, arrivals: Arrival[]): Promise<Receipt[]> {
  const createdAt = new Date().toISOString();
  const rows = arrivals.map(({ enquiry, key = null }) => ({
    id: orderedId(),
    createdAt,
    ...mapFields(enquiry, toStorable),
    idempotencyKey: key,
  }));
  const inserted = await database
    .insertInto('enquiries')
    // In one order everywhere: two instances that insert the same two keys must not wait for each other.
    .values(rows.toSorted(byKey))
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  await writeNotifications(database, 'enquiry', [...ids]);
  const repeated = rows.filter(({ id }) => !ids.has(id)).map(({ idempotencyKey }) => idempotencyKey ?? '');
  const first = await findByKey(database, repeated);
  return rows.map((row) => {
    if (ids.has(row.id)) return { kind: 'stored', id: row.id };
    const before = first.get(row.idempotencyKey ?? '');
    const same = before && enquiryFields.every((field) => before[field] === row[field]);
    return same ? { kind: 'stored', id: before.id } : { kind: 'key-taken' };
  });
}

async function findByKey(database: Database, keys: string[]) {
  if (keys.length === 0) return new Map<string | null, Selectable<Tables['enquiries']>>();
  const rows = await database
    .selectFrom('enquiries')
    .selectAll()
    .where('idempotencyKey', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.idempotencyKey, row]));
}

function byKey(a: { idempotencyKey: string | null }, b: { idempotencyKey: string | null }): number {
  const [first, second] = [a.idempotencyKey ?? '', b.idempotencyKey ?? ''];
  return first < second ? -1 : Number(first > second);
}

function asTyped({ id, createdAt, ...enquiry }: Selectable<Tables['enquiries']>): StoredEnquiry {
  return { id, createdAt, ...mapFields(enquiry, fromStorable) };
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
