import { headSchema, pathSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

/** One of the three layouts of a detail page (requirements §2): its own address, head and title around the same content. */
export const detailPageSchema = v.object({
  path: pathSchema,
  head: headSchema,
  /** The page's name in page header and breadcrumb. */
  title: textSchema,
  /** The side that the sidebar is on. */
  sidebar: v.picklist(['left', 'right', 'none']),
});

export type DetailPage = v.InferOutput<typeof detailPageSchema>;
