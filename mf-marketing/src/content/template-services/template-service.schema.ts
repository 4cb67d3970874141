import {
  headSchema,
  pathSchema,
  relatedLinksSchema,
  seedSchema,
  textSchema,
} from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { blockSchema } from '../blocks.schema';
import { paragraphsSchema, sectionSchema, technologyListSchema } from '../parts.schema';

/** The technology categories of the template pages (requirements §2.5). */
const templateCategories = ['Frontend', 'Backend', 'CRM', 'CSM', 'Cloud Platform'] as const;

/** One of the eleven pages on the shared service template (requirements §2). */
export const templateServiceSchema = v.object({
  path: pathSchema,
  head: headSchema,
  /** The service's name, shown in page header and breadcrumb. */
  name: textSchema,
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
