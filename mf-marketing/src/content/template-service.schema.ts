import {
  headSchema,
  pathSchema,
  relatedLinksSchema,
  seedSchema,
  textSchema,
} from '@site/shared/content/entry-schemas';
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
  /** The service's name, shown in page header and breadcrumb. */
  name: textSchema,
  /** How the lists of services show it: the cards of /service and the sidebar. Without it no list names it. */
  listing: v.optional(
    v.object({
      /** What the lists call it, if not by its name. */
      title: v.optional(textSchema),
      icon: iconSchema,
      desc: textSchema,
      /** Its places in both lists; a service without a place stands last. */
      order: v.optional(v.object({ cards: placeSchema, sidebar: placeSchema })),
    }),
  ),
  /** The seed of the cover picture. */
  seed: seedSchema,
  /** A page that is easily confused with this one. */
  relatedLinks: v.optional(relatedLinksSchema),
  heading: textSchema,
  intro: paragraphsSchema,
  approach: sectionSchema,
  /** Shown above the list. */
  technologyNote: textSchema,
  technologies: technologyListSchema(templateCategories),
  blocks: v.pipe(v.array(blockSchema), v.minLength(2, 'needs two or three blocks')),
});

export type TemplateService = v.InferOutput<typeof templateServiceSchema>;
