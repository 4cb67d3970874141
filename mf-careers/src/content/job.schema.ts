import { listOf, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { careerForm } from './job-addresses';
import { iconSchema } from './parts.schema';

/** A job opening (requirements §3, "Job listing"), with what search engines want to know beside it. */
export const jobSchema = v.object({
  /** Names the job in structured data; the same as the file's name. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case')),
  /** Cards are sorted by it, the smallest first. */
  order: v.pipe(v.number(), v.integer('must be a whole number')),
  /** The day on which the opening was published, for instance `2026-11-02`. */
  datePosted: v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-02')),
  icon: iconSchema,
  title: textSchema,
  desc: textSchema,
  btnText: textSchema,
  btnLink: v.literal(careerForm, `must be ${careerForm}`),
  /** The look of the card: `highlight` has a marigold line, `plain` has none. */
  addClass: v.picklist(['highlight', 'plain'], 'must be highlight or plain'),
  /** Years as text, shown as `2 + Year`. */
  experience: v.pipe(v.string(), v.regex(/^\d+$/, 'must be a number of years')),
  domain: textSchema,
  location: textSchema,
  duration: textSchema,
  /** Separated by commas. */
  skill: textSchema,
  salary: textSchema,
  jobType: v.picklist(['Full-Time'], 'must be Full-Time'),
  Requirements: listOf(textSchema),
  Responsibilities: listOf(textSchema),
});

export type Job = v.InferOutput<typeof jobSchema>;
