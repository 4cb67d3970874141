import { textSchema } from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';

/** The texts that all job pages share, in addition to the labels of the cards. */
export const jobPageSchema = v.object({
  labels: labelled(
    v.object({
      domain: labelled(textSchema, 'Field of work'),
      datePosted: labelled(textSchema, 'Date of publication'),
      facts: labelled(textSchema, 'Heading of the facts'),
      skill: labelled(textSchema, 'Skills'),
      Requirements: textSchema,
      Responsibilities: textSchema,
    }),
    'Names of the facts',
  ),
  others: labelled(
    v.object({ heading: textSchema, all: labelled(textSchema, 'Link to all jobs') }),
    'Other jobs',
  ),
});
