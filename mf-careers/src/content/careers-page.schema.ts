import { headSchema, pathSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

/** The page /career (requirements §2.9). The openings themselves are in `jobs/`. */
export const careersPageSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: v.literal('Career'),
  tagline: v.literal("Your future starts here — let's build it together."),
  toggle: v.object({
    /** Names the group of the two buttons for screen readers. */
    label: textSchema,
    fullTime: v.literal('Full Time'),
    internship: v.literal('Internship'),
  }),
  /** Names the facts on a job card. */
  cardLabels: v.object({
    experience: textSchema,
    location: textSchema,
    salary: textSchema,
    jobType: textSchema,
  }),
  internship: v.object({ heading: v.literal('Internship Programs'), text: textSchema }),
});

export type CareersPage = v.InferOutput<typeof careersPageSchema>;
