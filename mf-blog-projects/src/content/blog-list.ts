import { paths } from '@site/shared/navigation/paths';

/** The words of the list of posts beside those of its first page (`blog-page.ts`). */
export const blogList = {
  latest: 'Latest articles',
  heading: 'All articles',
  paging: { label: 'Pages of the blog', previous: 'Previous page', next: 'Next page' },
  placeOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

/** The address of a page of the list. */
export function blogPagePath(page: number): string {
  return page === 1 ? paths.blog : `${paths.blog}/page/${page}`;
}
