import { daySchema, listOf, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { bodySchema } from '../blocks.schema';
import { placeholderLinkSchema } from '../parts.schema';
import type { Post } from '../post.schema';

/** A sample comment (requirements §3.4). */
const commentSchema = v.object({
  author: textSchema,
  date: daySchema,
  text: textSchema,
  reply: placeholderLinkSchema,
});

const fieldSchema = v.object({ label: textSchema });

/** The texts of the article that the three blog pages show (requirements §2.7), in addition to those of its card. */
export const articleTextsSchema = v.object({
  category: textSchema,
  /** The header's count differs from the comments shown; both are required (requirements §2.7). */
  commentCount: textSchema,
  body: bodySchema,
  tags: v.object({ label: textSchema, items: v.pipe(v.array(textSchema), v.minLength(1, 'needs a tag')) }),
  /** The label of the company's social links. */
  social: v.object({ label: textSchema }),
  comments: v.object({ heading: textSchema, items: listOf(commentSchema) }),
  commentForm: v.object({
    heading: textSchema,
    fields: v.object({
      firstName: fieldSchema,
      lastName: fieldSchema,
      email: fieldSchema,
      phone: fieldSchema,
      subject: fieldSchema,
      message: fieldSchema,
    }),
    button: textSchema,
  }),
  more: v.object({ heading: textSchema }),
});

/** With the facts of its card, and the posts that it names. */
export type Article = v.InferOutput<typeof articleTextsSchema> &
  Pick<Post, 'image' | 'title' | 'author' | 'date'> & { more: { posts: Post[] } };
export type BlogComment = v.InferOutput<typeof commentSchema>;
