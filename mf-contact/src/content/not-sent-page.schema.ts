import { headSchema, pathSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

/** The page /contact/not-sent. */
export const notSentPageSchema = v.object({
  path: pathSchema,
  head: headSchema,
  title: textSchema,
  /** The same text as the failure alert (requirements §8). */
  heading: textSchema,
  text: textSchema,
  call: textSchema,
  write: textSchema,
});
