import {
  headSchema,
  pathSchema,
  relatedLinksSchema,
  seedSchema,
  textSchema,
} from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';
import { blockSchema } from './blocks.schema';
import {
  iconSchema,
  paragraphsSchema,
  placeSchema,
  sectionSchema,
  technologyListSchema,
} from './parts.schema';

/** The technology categories of the template pages (requirements §2.5). */
const templateCategories = ['Frontend', 'Backend', 'CRM', 'CSM', 'Cloud Platform'] as const;

/** A page on the shared service template (requirements §2.5.2). */
export const templateServiceSchema = v.object({
  path: pathSchema,
  head: headSchema,
  name: labelled(textSchema, 'Name of the service', 'At the top of the page.'),
  listing: v.optional(
    labelled(
      v.object({
        title: v.optional(labelled(textSchema, 'Name in lists', 'If it is another one.')),
        icon: iconSchema,
        desc: labelled(textSchema, 'Text of the card'),
        order: v.optional(
          labelled(
            v.object({
              cards: labelled(placeSchema, 'Among the cards'),
              sidebar: labelled(placeSchema, 'In the sidebar'),
            }),
            'Position in lists',
            'The smallest number is first. Empty: last.',
          ),
        ),
      }),
      'In lists of services',
      'The cards of /service and the sidebar. Empty: no list names it.',
    ),
  ),
  seed: seedSchema,
  /** A page that is easily confused with this one. */
  relatedLinks: v.optional(relatedLinksSchema),
  heading: textSchema,
  intro: paragraphsSchema,
  approach: sectionSchema,
  technologyNote: labelled(textSchema, 'Sentence above the technologies'),
  technologies: technologyListSchema(templateCategories),
  blocks: labelled(v.pipe(v.array(blockSchema), v.minLength(2, 'needs two or three blocks')), 'Sections'),
});

export type TemplateService = v.InferOutput<typeof templateServiceSchema>;
