import {
  headSchema,
  linkSchema,
  listOf,
  pathSchema,
  photoSchema,
  seedSchema,
  shownSchema,
  textSchema,
} from '@site/shared/content/entry-schemas';
import { redirects } from '@site/shared/navigation/paths';
import * as v from 'valibot';
import { iconSchema, paragraphsSchema, technologySchema } from '../parts.schema';

/**
 * A card of the home page's service grid (requirements §3, "Service card (home)").
 * `addClass` is the card's form: `wide` takes two columns, `tall` takes two rows, `plain` takes one of each.
 */
const homeServiceSchema = v.object({
  icon: iconSchema,
  title: textSchema,
  desc: textSchema,
  btnText: textSchema,
  btnLink: pathSchema,
  addClass: v.picklist(['wide', 'tall', 'plain']),
});

/** A step of the process strip (requirements §3, "Process step"), with one sentence to explain it. */
const processStepSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  label: textSchema,
  icon: iconSchema,
  text: textSchema,
});

/** A quote of the home page's carousel (requirements §3, "Testimonial (home)"); both images are avatar seeds. */
const homeTestimonialSchema = v.object({
  image1: seedSchema,
  image2: seedSchema,
  /** The client, in place of the avatar. */
  photo: v.optional(photoSchema),
  title: textSchema,
  desc: textSchema,
  clientName: textSchema,
  designation: textSchema,
  rating: v.picklist(['4.5', '4.8']),
});

/** The home page (requirements §2.3). */
export const homeSchema = v.object({
  path: pathSchema,
  head: headSchema,
  hero: v.object({
    headline: textSchema,
    subline: textSchema,
    button: linkSchema,
    /** The labels of the picture's ribbons, a word or two each. */
    parts: v.pipe(v.array(textSchema), v.length(4, 'must have exactly 4 entries')),
  }),
  about: v.object({
    heading: textSchema,
    text: paragraphsSchema,
    seed: seedSchema,
    // `/v` is a leftover address that leads on to the vision page (requirements §2).
    link: v.object({ label: textSchema, to: v.literal(redirects.visionLeftover.from) }),
  }),
  services: v.object({
    heading: textSchema,
    intro: textSchema,
    /** How many of the cards the home page shows. */
    shown: shownSchema,
    cards: listOf(homeServiceSchema),
    more: linkSchema,
  }),
  process: v.object({ heading: textSchema, intro: textSchema, steps: listOf(processStepSchema) }),
  testimonials: v.object({
    heading: textSchema,
    /** What the carousel's buttons are called. */
    controls: v.object({ pause: textSchema, play: textSchema, previous: textSchema, next: textSchema }),
    items: listOf(homeTestimonialSchema),
  }),
  partners: v.object({
    heading: textSchema,
    /** What the switch that stops the moving logos is called. */
    pause: textSchema,
    logos: listOf(technologySchema),
  }),
});

export type Home = v.InferOutput<typeof homeSchema>;
export type HomeService = v.InferOutput<typeof homeServiceSchema>;
export type HomeTestimonial = v.InferOutput<typeof homeTestimonialSchema>;
