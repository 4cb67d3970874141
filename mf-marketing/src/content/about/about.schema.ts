import {
  headSchema,
  linkSchema,
  listOf,
  pathSchema,
  relatedLinksSchema,
  seedSchema,
  textSchema,
} from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { blockSchema } from '../blocks.schema';
import { iconSchema, offerCardSchema, paragraphsSchema, sectionSchema } from '../parts.schema';

/** A labelled share of a hundred: a progress bar or a counter. */
const percentSchema = v.object({
  label: textSchema,
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});

/** The page /about (requirements §2.8). */
export const aboutSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  heading: textSchema,
  seed: seedSchema,
  intro: paragraphsSchema,
  progress: v.object({ heading: textSchema, bars: v.pipe(v.array(percentSchema), v.minLength(2)) }),
  quote: linkSchema,
  relatedLinks: relatedLinksSchema,
  company: sectionSchema,
  values: v.object({
    heading: textSchema,
    items: listOf(v.object({ icon: iconSchema, title: textSchema, text: textSchema })),
  }),
  offers: v.object({ heading: textSchema, cards: listOf(offerCardSchema) }),
  whatWeDo: v.object({
    heading: textSchema,
    text: paragraphsSchema,
    points: v.pipe(v.array(textSchema), v.minLength(3)),
  }),
});

/** The page /AboutUs: the about component with its own preset (requirements §2.2). */
export const aboutUsSchema = v.object({
  path: pathSchema,
  head: headSchema,
  /** Shown in page header and breadcrumb: the title is a whole sentence. */
  name: textSchema,
  title: textSchema,
  subTitle: textSchema,
  /** The seeds of the two preset pictures. */
  images: v.pipe(v.array(seedSchema), v.length(2, 'must have exactly 2 entries')),
  intro: paragraphsSchema,
  counters: listOf(percentSchema),
  quote: linkSchema,
  relatedLinks: relatedLinksSchema,
  blocks: v.pipe(v.array(blockSchema), v.minLength(2)),
});

export type Percent = v.InferOutput<typeof percentSchema>;
export type About = v.InferOutput<typeof aboutSchema>;
