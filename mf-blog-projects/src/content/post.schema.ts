import { daySchema, linkSchema, seedSchema, textSchema } from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';

/** A card of the blog list (requirements §3.4); the image is a seed of the weave. */
export const postSchema = v.object({
  image: seedSchema,
  date: labelled(daySchema, 'Date of publication'),
  author: textSchema,
  title: textSchema,
  teaser: textSchema,
  link: v.object({ ...linkSchema.entries, to: v.literal('/blog/blog-details') }),
});

export type Post = v.InferOutput<typeof postSchema>;
