import { headSchema, pathSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

/** The page /career (requirements §2.9). The openings themselves are in `jobs/`. */
export const careersPageSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  tagline: textSchema,
  toggle: v.object({
    /** Names the group of the two buttons for screen readers. */
    label: textSchema,
    fullTime: textSchema,
    internship: textSchema,
  }),
  /** Names the facts on a job card. */
  cardLabels: v.object({
    experience: textSchema,
    location: textSchema,
    salary: textSchema,
    jobType: textSchema,
  }),
  internship: v.object({ heading: textSchema, text: textSchema }),
});
