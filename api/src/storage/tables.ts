import type { Kysely } from 'kysely';

/** The enquiries as stored. Kysely's camel-case plugin names the columns `created_at`, `first_name`, … */
export interface Tables {
  enquiries: {
    id: string;
    /** ISO 8601 in UTC, so that sorting the text sorts by time in every database. */
    createdAt: string;
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    subject: string;
    message: string;
  };
}

export type Database = Kysely<Tables>;
