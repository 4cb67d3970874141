import {
  headSchema,
  pathSchema,
  photoSchema,
  seedSchema,
  textSchema,
} from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { blockSchema } from './blocks.schema';
import { paragraphsSchema } from './parts.schema';

/** An industry page (requirements §2.8.3). */
export const industrySchema = v.object({
  path: pathSchema,
  head: headSchema,
  /** The industry's name, shown in page header and breadcrumb. */
  name: textSchema,
  seed: seedSchema,
  /** In place of the woven picture. */
  photo: v.optional(photoSchema),
  heading: textSchema,
  intro: paragraphsSchema,
  offerings: v.object({
    heading: textSchema,
    items: v.pipe(
      v.array(v.object({ term: textSchema, text: textSchema })),
      v.minLength(6, 'needs six to ten offerings'),
      v.maxLength(10, 'needs six to ten offerings'),
    ),
  }),
  blocks: v.pipe(v.array(blockSchema), v.minLength(2, 'needs two blocks')),
});

export type Industry = v.InferOutput<typeof industrySchema>;
