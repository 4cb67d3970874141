import { iconNameSchema, type linkSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { icons } from './icons';
import { technologyNames } from './technologies';

// Schemas that several kinds of entry share.

/** Paragraphs, one entry each. */
export const paragraphsSchema = v.pipe(v.array(textSchema), v.minLength(1, 'needs a paragraph'));

/** A place in a list, the smallest first. */
export const placeSchema = v.pipe(v.number(), v.integer('must be a whole number'));

export const iconSchema = iconNameSchema(icons);

/** A heading with paragraphs under it. */
export const sectionSchema = v.object({ heading: textSchema, text: paragraphsSchema });

/** A service named by a card, in the shape of a service card (requirements §3). */
export const offerCardSchema = v.object({ icon: iconSchema, title: textSchema, description: textSchema });

export const technologySchema = v.picklist(
  technologyNames,
  'must be one of the names in content/technologies',
);

/** Exactly these technology categories, in this order (requirements §2.5), with three to six tools each. */
export function technologyListSchema<const Category extends string>(categories: readonly Category[]) {
  const entry = v.object({
    category: v.picklist(categories),
    tools: v.pipe(
      v.array(technologySchema),
      v.minLength(3, 'needs three to six tools'),
      v.maxLength(6, 'needs three to six tools'),
    ),
  });
  return v.pipe(
    v.array(entry),
    v.check(
      (list) => list.map((one) => one.category).join() === categories.join(),
      `must be the categories ${categories.join(', ')}, in this order`,
    ),
  );
}

export type PageLink = v.InferOutput<typeof linkSchema>;
export type OfferCard = v.InferOutput<typeof offerCardSchema>;
