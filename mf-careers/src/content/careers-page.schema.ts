import { headSchema, pathSchema, textSchema } from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';

/** The page /career (requirements §2.9). The openings themselves are in `jobs/`. */
export const careersPageSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  tagline: textSchema,
  toggle: labelled(
    v.object({
      label: labelled(textSchema, 'Name of the group', 'For screen readers.'),
      fullTime: textSchema,
      internship: textSchema,
    }),
    'The two buttons',
  ),
  cardLabels: labelled(
    v.object({
      experience: textSchema,
      location: textSchema,
      salary: textSchema,
      jobType: labelled(textSchema, 'Kind of job'),
    }),
    'Names of the facts on a card',
  ),
  noJobs: labelled(textSchema, 'In place of jobs', 'Shown while there is no opening.'),
  internship: labelled(v.object({ heading: textSchema, text: textSchema }), 'In place of internships'),
});
