import { listOf, textSchema } from '@site/shared/content/entry-schemas';
import { paths } from '@site/shared/navigation/paths';
import * as v from 'valibot';
import { postSchema } from '../post.schema';

const serviceLinkSchema = v.object({ label: textSchema, to: v.literal(paths.serviceDetails) });

/** The sidebar of the blog pages (requirements §2.7). */
export const blogSidebarSchema = v.object({
  search: v.object({ heading: textSchema, label: textSchema, button: textSchema }),
  services: v.object({ heading: textSchema, links: listOf(serviceLinkSchema) }),
  recent: v.object({ heading: textSchema, posts: listOf(postSchema) }),
  tags: v.object({ heading: textSchema, items: listOf(textSchema) }),
  brochure: v.object({ heading: textSchema, text: textSchema, files: listOf(textSchema) }),
});

export type BlogSidebar = v.InferOutput<typeof blogSidebarSchema>;
