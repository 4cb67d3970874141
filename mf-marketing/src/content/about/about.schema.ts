import {
  exactly,
  headSchema,
  linkSchema,
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

const coreValues = [
  'Expertise',
  'Client Focus',
  'Agility',
  'Employee Growth',
  'Integrity',
  'Respect',
] as const;

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
    items: v.pipe(
      v.array(v.object({ icon: iconSchema, title: v.picklist(coreValues), text: textSchema })),
      v.check(
        (items) => items.map((item) => item.title).join() === coreValues.join(),
        `must be ${coreValues.join(', ')}`,
      ),
    ),
  }),
  offers: v.object({ heading: textSchema, cards: exactly(3, offerCardSchema) }),
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
  title: v.literal('Comprehensive IT Solutions Tailored to Your Business'),
  subTitle: v.literal('WhoWeAre'),
  /** The seeds of the two preset pictures. */
  images: exactly(2, seedSchema),
  intro: paragraphsSchema,
  counters: exactly(2, percentSchema),
  quote: linkSchema,
  relatedLinks: relatedLinksSchema,
  blocks: v.pipe(v.array(blockSchema), v.minLength(2)),
});

export type Percent = v.InferOutput<typeof percentSchema>;
export type About = v.InferOutput<typeof aboutSchema>;
export type AboutUs = v.InferOutput<typeof aboutUsSchema>;
