import {
  headSchema,
  linkSchema,
  listOf,
  pathSchema,
  seedSchema,
  shownSchema,
  textSchema,
} from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';
import { dataServiceCategories } from '../data-service.schema';
import { iconSchema, paragraphsSchema, sectionSchema, technologyListSchema } from '../parts.schema';

/** A question of the accordion (requirements §3.4). */
const faqSchema = v.object({ title: labelled(textSchema, 'Question'), desc: labelled(textSchema, 'Answer') });

/** What differs between the three paths: title, head and position of the sidebar (requirements §2). */
export const serviceDetailsVariantSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  sidebar: v.picklist(['left', 'right', 'center']),
});

/** The one text of the three service detail variants (requirements §2.5; §9). */
export const serviceDetailsSchema = v.object({
  seed: seedSchema,
  heading: textSchema,
  intro: paragraphsSchema,
  approach: sectionSchema,
  customDevelopment: sectionSchema,
  technology: v.object({ heading: textSchema, list: technologyListSchema(dataServiceCategories) }),
  boxes: listOf(v.object({ icon: iconSchema, title: textSchema, description: textSchema, link: linkSchema })),
  faq: v.object({
    heading: textSchema,
    /** How many of the questions the page shows. */
    shown: shownSchema,
    questions: listOf(faqSchema),
  }),
  sidebar: v.object({
    /** Names the sidebar for screen readers. */
    label: textSchema,
    search: v.object({ heading: textSchema, label: textSchema, button: textSchema }),
    services: v.object({ heading: textSchema }),
    tags: v.object({ heading: textSchema, names: listOf(textSchema) }),
    brochure: v.object({ heading: textSchema, text: textSchema, files: listOf(textSchema) }),
    quote: v.object({
      heading: textSchema,
      text: textSchema,
      fields: v.object({ name: textSchema, email: textSchema, phone: textSchema, message: textSchema }),
      button: textSchema,
    }),
  }),
});

export type ServiceDetailsVariant = v.InferOutput<typeof serviceDetailsVariantSchema>;
