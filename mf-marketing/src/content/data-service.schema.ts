import { headSchema, listOf, pathSchema, seedSchema, textSchema } from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';
import {
  offerCardSchema,
  paragraphsSchema,
  placeSchema,
  sectionSchema,
  technologyListSchema,
} from './parts.schema';

/** The technology categories of the data-driven pages (requirements §2). */
export const dataServiceCategories = [
  'Frontend',
  'Backend',
  'Database',
  'DevOps',
  'Cloud Platforms',
] as const;

/** A data-driven service page (requirements §2.5.3). */
export const dataServiceSchema = v.object({
  path: pathSchema,
  head: headSchema,
  name: labelled(textSchema, 'Name of the service', 'At the top of the page and in the sidebar.'),
  order: v.optional(
    labelled(placeSchema, 'Position in the sidebar', 'The smallest number is first. Empty: last.'),
  ),
  seed: seedSchema,
  heading: textSchema,
  intro: paragraphsSchema,
  approach: sectionSchema,
  offers: v.object({ heading: textSchema, cards: listOf(offerCardSchema) }),
  technologies: technologyListSchema(dataServiceCategories),
});

export type DataService = v.InferOutput<typeof dataServiceSchema>;
