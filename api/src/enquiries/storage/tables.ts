import type { Cohort, ObservedError } from '@site/shared/node/observations';
import type { VisitRow } from '@site/shared/node/visit-observations';
import type { Enquiry } from '@site/shared/site-model/enquiry';
import type { Kysely } from 'kysely';
import type { CountColumn } from './count-columns';

/** The tables. Kysely's camel-case plugin names the columns `created_at`, `first_name`, … */
export interface Tables {
  enquiries: Enquiry & {
    id: string;
    /** ISO 8601 in UTC, so that sorting the text sorts by time in every database. */
    createdAt: string;
    /** The client's key of this enquiry; a repeat has the same key. */
    idempotencyKey: string | null;
    /** The ID of the challenge that it was sent with. Unique: each is used once. */
    challenge: string | null;
  };
  applications: {
    id: string;
    createdAt: string;
    idempotencyKey: string | null;
    challenge: string | null;
    /** The fields of the form, as JSON. */
    answers: string;
    resumeName: string;
    /** The PDF. One of the drivers returns it as a plain ArrayBuffer. */
    resume: Uint8Array | ArrayBuffer;
  };
  /** The outbox of mails to the company. Written in the transaction that stores the submission. */
  notifications: Notified;
  /** The outbox of webhooks, also written in that transaction. `id` is that of the submission. */
  webhooks: Notified;
  /**
   * The outbox of scans, written in the transaction that stores an application; `id` is that of the application. A row stays,
   * and keeps the verdict; `problem` is then what was found. An application without a row was received without `CLAMD_URL`.
   */
  scans: Notified;
  /** The sums of browsers' reports. `reported_views` and `reported_problems` are of older versions. */
  observations: ObservationKey & Record<CountColumn, number>;
  /** The errors of deployed releases; `id` is the same for the same error of a release. */
  observedErrors: Omit<ObservedError, 'stack'> & {
    /** JSON: positions in the sources, the innermost first. */
    stack: string;
  };
  /** How visits began, by week. */
  visitCounts: VisitRow;
  /** The IDs deleted on request: a restore leaves them out. */
  deletions: {
    id: string;
  };
  /** The enquiries and applications that an operator has marked as answered, and when. */
  answered: {
    id: string;
    at: string;
  };
  /** Keys that all instances share. */
  secrets: {
    name: 'form-challenge';
    value: string;
  };
  /** When something last happened, by its name. */
  timestamps: {
    /**
     * `write-check`: a check for readiness. `retention`: the clock was plausible. `expiry`: submissions were deleted by age.
     * `backup`: PostgreSQL was dumped.
     */
    name: 'write-check' | 'retention' | 'expiry' | 'backup';
    at: string;
  };
}

/** The tables of what is to be delivered. */
export type OutboxTable = 'notifications' | 'webhooks' | 'scans';

/** Something to be delivered about a submission. */
interface Notified {
  id: string;
  about: 'enquiry' | 'application' | 'digest';
  /** For a digest: the end of its window, which is `dueAt` of the notifications that it counts. */
  aboutId: string;
  /**
   * `dead`: tried for days, or refused permanently; an operator can send it again.
   * `digested`: above the limit of its window, so a digest counts it instead of a mail of its own.
   * `held`: until the resume is found to be clean. Older versions of the server don't deliver it either.
   * `clean`, `infected`: of a scan.
   */
  state: 'waiting' | 'sent' | 'dead' | 'digested' | 'held' | 'clean' | 'infected';
  /** ISO 8601 in UTC, like all times. */
  waitingSince: string;
  attempts: number;
  /** When to try (again). */
  dueAt: string;
  /** The error of the last attempt. */
  problem: string | null;
}

/** The key of a row of `observations`. */
export interface ObservationKey {
  /** Hours and days are kept for 90 days; minutes, which older versions count by pattern and device, for two. */
  span: 'minute' | 'hour' | 'day';
  /** Its start in UTC: `2026-01-31T14:05`, `2026-01-31T14` or `2026-01-31`. */
  slot: string;
  /** The stage of a rollout that it counts for, and the cohort; empty outside of a rollout, and for a day. */
  stage: string;
  cohort: Cohort | '';
  app: string;
  release: string;
  /** Empty for an hour and a day. */
  pattern: string;
  device: string;
}

export type Database = Kysely<Tables>;
