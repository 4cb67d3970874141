import { entryIn } from '@site/kit/content/entry-in';
import { paths } from '@site/shared/navigation/paths';
import { blogListSchema } from './labels.schema';

/** The texts of the list of posts, in addition to those of its first page (`blog-page.ts`). */
export const blogList = {
  ...entryIn(import.meta.url, 'blog-list.yaml', blogListSchema),
  nameOf: (page: number) => `Page ${page}`,
};

/** The address of a page of the list. */
export function blogPagePath(page: number): string {
  return page === 1 ? paths.blog : `${paths.blog}/page/${page}`;
}
