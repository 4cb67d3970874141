import { listOf, textSchema } from '@site/shared/content/entry-schemas';
import { paths } from '@site/shared/navigation/paths';
import * as v from 'valibot';
import type { Post } from '../post.schema';

const serviceLinkSchema = v.object({ label: textSchema, to: v.literal(paths.serviceDetails) });

/** The sidebar of the blog pages (requirements §2.7). */
export const sidebarTextsSchema = v.object({
  search: v.object({ heading: textSchema, label: textSchema, button: textSchema }),
  services: v.object({ heading: textSchema, links: listOf(serviceLinkSchema) }),
  recent: v.object({ heading: textSchema }),
  tags: v.object({ heading: textSchema, items: listOf(textSchema) }),
  brochure: v.object({ heading: textSchema, text: textSchema, files: listOf(textSchema) }),
});

/** With the posts that it names. */
export type BlogSidebar = v.InferOutput<typeof sidebarTextsSchema> & { recent: { posts: Post[] } };
