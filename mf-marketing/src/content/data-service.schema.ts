import { headSchema, listOf, pathSchema, seedSchema, textSchema } from '@site/shared/content/entry-schemas';
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
  /** The sidebar's name for this page, also its page header. */
  name: textSchema,
  /** Its place in the sidebar; a service without a place stands last. */
  order: v.optional(placeSchema),
  seed: seedSchema,
  heading: textSchema,
  intro: paragraphsSchema,
  approach: sectionSchema,
  offers: v.object({ heading: textSchema, cards: listOf(offerCardSchema) }),
  technologies: technologyListSchema(dataServiceCategories),
});

export type DataService = v.InferOutput<typeof dataServiceSchema>;
