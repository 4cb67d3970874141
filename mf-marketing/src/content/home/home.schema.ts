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
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';
import { iconSchema, paragraphsSchema, technologySchema } from '../parts.schema';

/**
 * A card of the home page's service grid (requirements §3.1).
 * `addClass` is the card's form: `wide` takes two columns, `tall` takes two rows, `plain` takes one of each.
 */
const homeServiceSchema = v.object({
  icon: iconSchema,
  title: textSchema,
  desc: labelled(textSchema, 'Text'),
  btnText: labelled(textSchema, 'Text of the button'),
  btnLink: labelled(pathSchema, 'The button leads to', 'The path of a page of this site.'),
  addClass: labelled(
    v.picklist(['wide', 'tall', 'plain']),
    'Size of the card',
    'wide: two columns; tall: two rows; plain: one of each.',
  ),
});

/** A step of the process strip (requirements §3.3), with one sentence to explain it. */
const processStepSchema = v.object({
  id: labelled(v.pipe(v.number(), v.integer()), 'Number'),
  label: labelled(textSchema, 'Name of the step'),
  icon: iconSchema,
  text: textSchema,
});

/** A quote of the home page's carousel (requirements §3.2); both images are avatar seeds. */
const homeTestimonialSchema = v.object({
  image1: seedSchema,
  image2: seedSchema,
  photo: v.optional(labelled(photoSchema, 'Photograph of the client', 'In place of the drawn picture.')),
  title: textSchema,
  desc: labelled(textSchema, 'What the client says'),
  clientName: labelled(textSchema, 'Name of the client'),
  designation: labelled(textSchema, 'Role of the client'),
  rating: labelled(v.picklist(['4.5', '4.8']), 'Stars'),
});

/** The home page (requirements §2.3). */
export const homeSchema = v.object({
  path: pathSchema,
  head: headSchema,
  hero: labelled(
    v.object({
      headline: textSchema,
      subline: labelled(textSchema, 'Sentence below the headline'),
      button: linkSchema,
      parts: labelled(
        v.pipe(v.array(textSchema), v.length(4, 'must have exactly 4 entries')),
        'Words in the picture',
        'Four, a word or two each.',
      ),
    }),
    'Top of the page',
  ),
  about: v.object({
    heading: textSchema,
    text: paragraphsSchema,
    seed: seedSchema,
    // `/v` is a leftover address that leads on to the vision page (requirements §2).
    link: v.object({ label: textSchema, to: v.literal('/v') }),
  }),
  services: v.object({
    heading: textSchema,
    intro: textSchema,
    shown: shownSchema,
    cards: listOf(homeServiceSchema),
    more: linkSchema,
  }),
  process: v.object({ heading: textSchema, intro: textSchema, steps: listOf(processStepSchema) }),
  testimonials: v.object({
    heading: textSchema,
    controls: labelled(
      v.object({ pause: textSchema, play: textSchema, previous: textSchema, next: textSchema }),
      'Names of the buttons',
      'For screen readers.',
    ),
    items: listOf(homeTestimonialSchema),
  }),
  partners: v.object({
    heading: textSchema,
    pause: labelled(textSchema, 'Name of the switch that stops the logos', 'For screen readers.'),
    logos: listOf(technologySchema),
  }),
});

export type Home = v.InferOutput<typeof homeSchema>;
export type HomeService = v.InferOutput<typeof homeServiceSchema>;
export type HomeTestimonial = v.InferOutput<typeof homeTestimonialSchema>;
