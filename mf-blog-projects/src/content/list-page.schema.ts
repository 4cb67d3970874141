import { headSchema, pathSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

/** The texts of a page that is a list of cards. The cards are in `projects/` and `posts/`. */
export const listPageSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  heading: textSchema,
  intro: textSchema,
});
