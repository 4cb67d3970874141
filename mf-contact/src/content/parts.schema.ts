import { paths } from '@site/shared/navigation/paths';
import * as v from 'valibot';

/** The pieces that entries are made of. A message reads on after the field's name: `form.button is empty`. */

/** One line or one paragraph of words. */
export const textSchema = v.pipe(v.string(), v.regex(/\S/, 'is empty'));

/** A public page of this site, spelled as in the route table. */
export const pathSchema = v.picklist(Object.values(paths), 'must be one of the paths in navigation/paths');

/** The page's `<title>` without the company's name, and its meta description. */
export const headSchema = v.object({
  title: v.pipe(textSchema, v.maxLength(49, 'must not exceed 49 characters')),
  description: v.pipe(
    textSchema,
    v.minLength(110, 'must have 110 to 160 characters'),
    v.maxLength(160, 'must have 110 to 160 characters'),
  ),
});
