import type { Enquiry } from '@site/shared/contracts/enquiry';
import type { Cohort, ObservedError } from '@site/shared/contracts/observations';
import type { Kysely } from 'kysely';
import type { CountColumn } from '../observations/count-columns';

/** What is stored. Kysely's camel-case plugin names the columns `created_at`, `first_name`, … */
export interface Tables {
  enquiries: Enquiry & {
    id: string;
    /** ISO 8601 in UTC, so that sorting the text sorts by time in every database. */
    createdAt: string;
    /** What the sender calls this enquiry; a repeat comes with the same key. */
    idempotencyKey: string | null;
  };
  applications: {
    id: string;
    createdAt: string;
    idempotencyKey: string | null;
    /** The fields of the form, as JSON. */
    answers: string;
    resumeName: string;
    /** The PDF. One of the drivers gives it back as a plain ArrayBuffer. */
    resume: Uint8Array | ArrayBuffer;
  };
  /** What the company still has to hear about. Written in the transaction that stores the enquiry. */
  notifications: {
    id: string;
    about: 'enquiry' | 'application' | 'digest';
    /** Of a digest: when the window that it covers ends, which is `dueAt` of what it counts. */
    aboutId: string;
    /**
     * `dead`: tried for days, or refused for good; an operator may send it again.
     * `digested`: too much was stored at that time, so a digest counts it instead of a mail of its own.
     */
    state: 'waiting' | 'sent' | 'dead' | 'digested';
    /** ISO 8601 in UTC, as all times. */
    waitingSince: string;
    attempts: number;
    /** When to try (again). */
    dueAt: string;
    /** Why the last attempt failed. */
    problem: string | null;
  };
  /** What browsers reported, added up. `reported_views` and `reported_problems` are of older versions. */
  observations: ObservationKey & Record<CountColumn, number>;
  /** The errors of deployed releases; `id` is the same for the same error of a release. */
  observedErrors: Omit<ObservedError, 'stack'> & {
    /** JSON: places in the sources, the innermost first. */
    stack: string;
  };
  /** What was deleted on request: a restore leaves it out. */
  deletions: {
    id: string;
  };
  /** One moment for each name: when the database was last written for a check, when retention last trusted the clock. */
  timestamps: {
    name: 'write-check' | 'retention';
    at: string;
  };
}

/** What a row of `observations` counts. */
export interface ObservationKey {
  /** Minutes are kept for two days, hours and days for 90. */
  span: 'minute' | 'hour' | 'day';
  /** When it begins, in UTC: `2026-01-31T14:05`, `2026-01-31T14` or `2026-01-31`. */
  slot: string;
  /** The stage of a rollout for which it counts, and the side; empty where it counts for none, and in a day. */
  stage: string;
  cohort: Cohort | '';
  app: string;
  release: string;
  /** Empty in an hour and a day. */
  pattern: string;
  device: string;
}

export type Database = Kysely<Tables>;
