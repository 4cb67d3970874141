import { headSchema, listOf, pathSchema, photoSchema, textSchema } from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';
import { paragraphsSchema } from '../parts.schema';

/** A quote of the testimonials page (requirements §3.2); the rating is in half stars. */
const testimonialSchema = v.object({
  desc: labelled(textSchema, 'What the client says'),
  clientName: labelled(textSchema, 'Name of the client'),
  photo: v.optional(labelled(photoSchema, 'Photograph of the client')),
  rating: labelled(
    v.pipe(v.number(), v.minValue(0.5), v.maxValue(5), v.multipleOf(0.5, 'must be in half stars')),
    'Stars',
    'From 0.5 to 5, in halves.',
  ),
});

/** The page /testimonial (requirements §2). */
export const testimonialsSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  heading: textSchema,
  intro: paragraphsSchema,
  cards: listOf(labelled(testimonialSchema, 'Testimonial')),
});
export type Testimonial = v.InferOutput<typeof testimonialSchema>;
