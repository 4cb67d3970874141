import { textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

/** The words that all job pages share, in addition to the labels of the cards. */
export const jobPageSchema = v.object({
  labels: v.object({
    domain: textSchema,
    datePosted: textSchema,
    facts: textSchema,
    skill: textSchema,
    Requirements: textSchema,
    Responsibilities: textSchema,
  }),
  others: v.object({ heading: textSchema, all: textSchema }),
});
