import { linkSchema, listOf, seedSchema, textSchema } from '@site/shared/content/entry-schemas';
import { paths } from '@site/shared/navigation/paths';
import * as v from 'valibot';
import { bodySchema } from '../blocks.schema';
import { iconCardSchema } from '../parts.schema';

/** The texts of the three project pages (requirements §2.6). */
export const projectDetailSchema = v.object({
  seed: seedSchema,
  title: textSchema,
  intro: textSchema,
  facts: v.object({
    heading: textSchema,
    items: v.pipe(
      v.array(v.object({ label: textSchema, value: textSchema })),
      v.minLength(3, 'needs at least 3 entries'),
    ),
  }),
  body: bodySchema,
  process: v.object({
    heading: textSchema,
    intro: textSchema,
    steps: listOf(iconCardSchema),
  }),
  benefits: v.object({ heading: textSchema, items: listOf(iconCardSchema) }),
  getStarted: v.object({ heading: textSchema, text: textSchema, link: linkSchema }),
  closing: v.object({
    heading: textSchema,
    text: textSchema,
    // A leftover address that leads on to the contact page (requirements §2).
    link: v.object({ label: textSchema, to: v.literal('/contact.html') }),
  }),
  more: v.object({
    heading: textSchema,
    services: listOf(iconCardSchema),
    link: v.object({ label: textSchema, to: v.literal(paths.services) }),
  }),
});

export type ProjectDetail = v.InferOutput<typeof projectDetailSchema>;
