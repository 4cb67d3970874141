import { headSchema, linkSchema, pathSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

/** The page /contact/received. */
export const receivedPageSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  /** The same text as the success alert (requirements §8). */
  heading: textSchema,
  text: textSchema,
  another: linkSchema,
});
