import { headSchema, listOf, pathSchema, photoSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { paragraphsSchema } from '../parts.schema';

/** A quote of the testimonials page (requirements §3, "Testimonial (page)"); the rating is in half stars. */
const testimonialSchema = v.object({
  desc: textSchema,
  clientName: textSchema,
  /** The client. */
  photo: v.optional(photoSchema),
  rating: v.pipe(v.number(), v.minValue(0.5), v.maxValue(5), v.multipleOf(0.5, 'must be in half stars')),
});

/** The page /testimonial (requirements §2). */
export const testimonialsSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  heading: textSchema,
  intro: paragraphsSchema,
  cards: listOf(testimonialSchema),
});
export type Testimonial = v.InferOutput<typeof testimonialSchema>;
