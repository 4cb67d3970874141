import { applicationTextFields } from '@site/shared/site-model/application';
import { enquiryFields } from '@site/shared/site-model/enquiry';
import { type RawBuilder, sql } from 'kysely';
import { type StoredApplication, storedColumns, toStoredApplication } from '../application/application-store';
import { type StoredEnquiry, toStoredEnquiry } from '../enquiry/enquiry-store';
import { toStorable } from '../storage/storable-text';
import type { Database, Tables } from '../storage/tables';
import type { Subject } from './command';

export interface Criteria {
  /**
   * Each word must be in one of the fields, or in the ID; in any case for Latin letters without accents. A telephone number
   * is also found as it is stored, in digits.
   */
  text: string;
  state: 'open' | 'answered' | 'all';
}

/** An enquiry or application with the time of its answer; empty while it is open. */
export type Found<Stored> = Stored & { answeredAt: string };

/** Which entries of a search are read, the newest being the first; all without it. */
interface Range {
  from: number;
  count: number;
}

/** More words are ignored: each is compared with every entry. */
const mostWords = 10;

/** Counts the enquiries or applications that match. */
export async function countMatches(
  database: Database,
  subject: Subject,
  criteria: Criteria,
): Promise<number> {
  const { number } = await matching(database, subject, criteria)
    .select((count) => count.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

/** The matching enquiries, newest first. */
export async function searchEnquiries(
  database: Database,
  criteria: Criteria,
  range?: Range,
): Promise<Found<StoredEnquiry>[]> {
  const rows = await inRange(database, 'enquiries', criteria, range)
    .innerJoin('enquiries', 'enquiries.id', 'entry.id')
    .selectAll('enquiries')
    .execute();
  return rows.map((row) => ({ ...toStoredEnquiry(row), answeredAt: row.answeredAt ?? '' }));
}

/** The matching applications, newest first. */
export async function searchApplications(
  database: Database,
  criteria: Criteria,
  range?: Range,
): Promise<Found<StoredApplication>[]> {
  const rows = await inRange(database, 'applications', criteria, range)
    .innerJoin('applications', 'applications.id', 'entry.id')
    .leftJoin('scans', 'scans.id', 'entry.id')
    .select(storedColumns)
    .execute();
  return rows.map((row) => ({ ...toStoredApplication(row), answeredAt: row.answeredAt ?? '' }));
}

function inRange(database: Database, subject: Subject, criteria: Criteria, range: Range | undefined) {
  const all = matching(database, subject, criteria)
    .select('answered.at as answeredAt')
    .orderBy('entry.createdAt', 'desc')
    .orderBy('entry.id', 'desc');
  return range ? all.limit(range.count).offset(range.from) : all;
}

function matching(database: Database, subject: Subject, { text, state }: Criteria) {
  const { text: searched, inText } = texts[subject];
  const words = text.split(/\s+/).filter(Boolean).slice(0, mostWords);
  const number = telephoneIn(text);
  const table = sql<Pick<Tables[Subject], 'id' | 'createdAt'>>`${sql.table(subject)}`;
  let query = database.selectFrom(table.as('entry')).leftJoin('answered', 'answered.id', 'entry.id');
  if (state !== 'all') query = query.where('answered.id', state === 'open' ? 'is' : 'is not', null);
  return query.where(({ and, or }) => {
    const hasAll = and(words.map((word) => contains(searched, inText(word))));
    return number ? or([hasAll, contains(searched, number)]) : hasAll;
  });
}

/** As telephones show it: `+91 98260-12345`. */
const telephone = /^[\s+()]*\d[\d\s()./-]*$/;

/** @returns the last ten digits: visitors type numbers with the code of the country, with a zero instead, or without both */
function telephoneIn(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return telephone.test(text) && digits.length >= 10 ? digits.slice(-10) : undefined;
}

const texts = {
  enquiries: {
    text: sql.join(
      ['id', ...enquiryFields].map((field) => sql.ref(`entry.${field}`)),
      sql` || ' ' || `,
    ),
    inText: toStorable,
  },
  applications: {
    text: sql`entry.id || ' ' || ${applicationTextFields.reduce(withoutKey, sql.ref('entry.answers'))}`,
    /** As in JSON, without its quotes. */
    inText: (word: string) => JSON.stringify(word).slice(1, -1),
  },
} satisfies Record<Subject, { text: RawBuilder<unknown>; inText: (word: string) => string }>;

/**
 * Removes a key from the JSON of an application, so that only the answers are searched. It can't be in an answer, where
 * each quote has a backslash before it. In SQL, because the databases share no function for JSON.
 */
function withoutKey(json: RawBuilder<unknown>, key: string, at: number): RawBuilder<unknown> {
  const text = at === 0 ? `{"${key}":"` : `","${key}":"`;
  return sql`replace(${json}, cast(${text} as text), ' ')`;
}

function contains(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[!%_]/g, '!$&')}%`;
  return sql<boolean>`lower(${text}) like lower(cast(${pattern} as text)) escape '!'`;
}
