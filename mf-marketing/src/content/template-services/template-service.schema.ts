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

/** The technology categories of the template pages (specification §2, shared service page template). */
const templateCategories = ['Frontend', 'Backend', 'CRM', 'CSM', 'Cloud Platform'] as const;

/** One of the eleven pages on the shared service template (specification §2). */
export const templateServiceSchema = v.object({
  path: pathSchema,
  head: headSchema,
  /** The service's name as the specification gives it: page header and breadcrumb. */
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
