import { linkSchema, photoSchema, seedSchema, textSchema } from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';

/** A card of the project list (requirements §2.6): all have one title, so industry and result distinguish them. */
export const projectSchema = v.object({
  order: labelled(
    v.pipe(v.number(), v.integer('must be a whole number')),
    'Position in the list',
    'The smallest number is first.',
  ),
  seed: seedSchema,
  photo: v.optional(labelled(photoSchema, 'Photograph', 'In place of the drawn picture.')),
  title: textSchema,
  industry: labelled(textSchema, 'Industry of the client'),
  result: labelled(textSchema, 'Result', 'What changed, in one sentence.'),
  link: v.object({ ...linkSchema.entries, to: v.literal('/project/project-details') }),
});

export type Project = v.InferOutput<typeof projectSchema>;
