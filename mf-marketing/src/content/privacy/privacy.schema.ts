import { headSchema, listOf, pathSchema, seedSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { paragraphsSchema } from '../parts.schema';

/** The page /privacy. */
export const privacySchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  intro: textSchema,
  seed: seedSchema,
  /** What the application form keeps, named `{applications}` in the sections: while it sends nothing, and when it does. */
  applications: v.object({ closed: textSchema, open: textSchema }),
  /** Their texts may name `{days}`, the longest retention. */
  sections: listOf(
    v.object({
      /** Its id in the document, for links. */
      id: v.pipe(v.string(), v.regex(/^[a-z-]+$/, 'must be small letters and hyphens')),
      heading: textSchema,
      text: paragraphsSchema,
      /** Questions that readers come with, each with its answer. */
      points: v.optional(listOf(v.object({ term: textSchema, text: textSchema }))),
    }),
  ),
  /** How to reach the people who answer. The addresses are in company.json. */
  ask: v.object({ heading: textSchema, text: textSchema, email: textSchema, phone: textSchema }),
});

export type Privacy = v.InferOutput<typeof privacySchema>;
export type PrivacySection = Privacy['sections'][number];
