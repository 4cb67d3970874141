import { randomUUID } from 'node:crypto';
import { type Enquiry, enquiryFields } from '@site/shared/contracts/enquiry';
import { fromStorable, toStorable } from '../storage/storable-text';
import type { Database } from '../storage/tables';

/** An enquiry as it was received. */
export interface StoredEnquiry extends Enquiry {
  id: string;
  /** When it arrived: ISO 8601, UTC. */
  createdAt: string;
}

export interface EnquiryStore {
  /** Resolves once the enquiry is committed. */
  add(enquiry: Enquiry): Promise<StoredEnquiry>;
  /** Newest first. */
  list(): Promise<StoredEnquiry[]>;
  find(id: string): Promise<StoredEnquiry | undefined>;
  /** Throws when the enquiries can't be reached. */
  check(): Promise<void>;
}

/** The enquiries in the database, value for value as they were typed. */
export function createEnquiryStore(database: Database): EnquiryStore {
  return {
    async add(enquiry) {
      const received = { id: randomUUID(), createdAt: new Date().toISOString() };
      await database
        .insertInto('enquiries')
        .values({ ...received, ...mapFields(enquiry, toStorable) })
        .execute();
      return { ...received, ...enquiry };
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

function asTyped({ id, createdAt, ...enquiry }: StoredEnquiry): StoredEnquiry {
  return { id, createdAt, ...mapFields(enquiry, fromStorable) };
}

/** Only the six fields, in the order of the form. */
function mapFields(enquiry: Enquiry, change: (value: string) => string): Enquiry {
  const changed = { ...enquiry };
  for (const field of enquiryFields) changed[field] = change(enquiry[field]);
  return changed;
}
