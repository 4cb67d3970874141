import { linkSchema, photoSchema, seedSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

/** A card of the project list (requirements §2.6): all have one title, so industry and result tell them apart. */
export const projectSchema = v.object({
  /** Cards are sorted by it, the smallest first. */
  order: v.pipe(v.number(), v.integer('must be a whole number')),
  seed: seedSchema,
  /** In place of the woven picture. */
  photo: v.optional(photoSchema),
  title: textSchema,
  industry: textSchema,
  result: textSchema,
  link: v.object({ ...linkSchema.entries, to: v.literal('/project/project-details') }),
});

export type Project = v.InferOutput<typeof projectSchema>;
