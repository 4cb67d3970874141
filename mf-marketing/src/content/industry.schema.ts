import {
  headSchema,
  pathSchema,
  photoSchema,
  seedSchema,
  textSchema,
} from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';
import { blockSchema } from './blocks.schema';
import { paragraphsSchema } from './parts.schema';

/** An industry page (requirements §2.8.3). */
export const industrySchema = v.object({
  path: pathSchema,
  head: headSchema,
  name: labelled(textSchema, 'Name of the industry', 'At the top of the page.'),
  seed: seedSchema,
  photo: v.optional(labelled(photoSchema, 'Photograph', 'In place of the drawn picture.')),
  heading: textSchema,
  intro: paragraphsSchema,
  offerings: v.object({
    heading: textSchema,
    items: v.pipe(
      v.array(v.object({ term: labelled(textSchema, 'Name'), text: textSchema })),
      v.minLength(6, 'needs six to ten offerings'),
      v.maxLength(10, 'needs six to ten offerings'),
    ),
  }),
  blocks: labelled(v.pipe(v.array(blockSchema), v.minLength(2, 'needs two blocks')), 'Sections'),
});

export type Industry = v.InferOutput<typeof industrySchema>;
