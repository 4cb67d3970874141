import { paths } from '@site/shared/navigation/paths';
import * as v from 'valibot';
import { iconNames } from './icons';

/** The pieces that entries are made of. A message reads on after the field's name: `teaser is empty`. */

/** One line or one paragraph of words. */
export const textSchema = v.pipe(v.string(), v.regex(/\S/, 'is empty'));

/** What the weave is drawn from; the same seed always gives the same picture. */
export const seedSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case'));

/** A public page of this site, spelled as in the route table. */
export const pathSchema = v.picklist(Object.values(paths), 'must be one of the paths in navigation/paths');

export const iconSchema = v.picklist(iconNames, 'must be one of the names in content/icons');

/** A day, for instance `2024-02-19`; pages show it as 19/02/2024. */
export const dateSchema = v.pipe(v.string(), v.isoDate('must be a date such as 2024-02-19'));

/** The page's `<title>` without the company's name, and its meta description. */
export const headSchema = v.object({
  title: v.pipe(textSchema, v.maxLength(49, 'must not exceed 49 characters')),
  description: v.pipe(
    textSchema,
    v.minLength(110, 'must have 110 to 160 characters'),
    v.maxLength(160, 'must have 110 to 160 characters'),
  ),
});

/** A link to one of our own pages. */
export const linkSchema = v.object({ label: textSchema, to: pathSchema });

/** A link that looks like one and goes nowhere (resolved.md, dead placeholders). */
export const placeholderLinkSchema = v.object({ label: textSchema, to: v.literal('#') });

/** A card with a picture of its own. */
export const iconCardSchema = v.object({ icon: iconSchema, title: textSchema, text: textSchema });

/** Where a detail page has its sidebar. */
export const sidebarSideSchema = v.picklist(['left', 'right', 'none']);

/** A list whose number of entries is contract. */
export function exactly<Item extends v.GenericSchema>(count: number, item: Item) {
  return v.pipe(v.array(item), v.length(count, `must have exactly ${count} entries`));
}
