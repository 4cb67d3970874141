import { paths } from '@site/shared/navigation/paths';
import * as v from 'valibot';
import { iconNames } from './icons';
import { technologyNames } from './technologies';

/** The pieces that entries of several kinds are made of. */

/** One line or one paragraph of words. */
export const textSchema = v.pipe(v.string(), v.regex(/\S/, 'is empty'));

/** Paragraphs, one entry each. */
export const paragraphsSchema = v.pipe(v.array(textSchema), v.minLength(1, 'needs a paragraph'));

/** What the weave or the avatar is drawn from; the same seed always gives the same picture. */
export const seedSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case'));

/** A public page of this site, spelled as in the route table. */
export const pathSchema = v.picklist(Object.values(paths), 'must be one of the paths in navigation/paths');

export const iconSchema = v.picklist(iconNames, 'must be one of the names in content/icons');

/** The page's `<title>` without the company's name, and its meta description. */
export const headSchema = v.object({
  title: v.pipe(v.string(), v.minLength(4, 'is too short'), v.maxLength(49, 'must not exceed 49 characters')),
  description: v.pipe(
    v.string(),
    v.minLength(110, 'must have 110 to 160 characters'),
    v.maxLength(160, 'must have 110 to 160 characters'),
  ),
});

/** A link to one of our own pages. */
export const linkSchema = v.object({ label: textSchema, to: pathSchema });

/** A heading with paragraphs under it. */
export const sectionSchema = v.object({ heading: textSchema, text: paragraphsSchema });

/** A service named by a card, in the shape the specification calls "Service card (offer)" (§3). */
export const offerCardSchema = v.object({ icon: iconSchema, title: textSchema, description: textSchema });

export const technologySchema = v.picklist(
  technologyNames,
  'must be one of the names in content/technologies',
);

/** Exactly these technology categories, in this order, with three to six tools each (specification §2). */
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

/** A list whose number of entries is contract. */
export function exactly<Item extends v.GenericSchema>(count: number, item: Item) {
  return v.pipe(v.array(item), v.length(count, `must have exactly ${count} entries`));
}

export type PageLink = v.InferOutput<typeof linkSchema>;
export type OfferCard = v.InferOutput<typeof offerCardSchema>;
