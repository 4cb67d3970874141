import type { Release } from '@site/shared/node/release';
import type { HeadData } from '@site/shared/site-model/head-data';

/**
 * Checks that the paths in a page's head are pages of its own release: the sitemap lists the canonical path, the feed of a
 * blog is written next to it, and an article is in the feed of the page that it names.
 * @param path of the page
 * @throws naming the page, the path and the remedy
 */
export function checkHead(path: string, head: HeadData, { app, version, routes }: Release): void {
  const own = new Set(routes.addresses.map((address) => address.path));
  const foreign = [head.path, head.article?.feedOf].find((named) => named !== undefined && !own.has(named));
  if (foreign === undefined) return;
  throw new Error(
    `${path} names ${foreign} in its head, where ${app} ${version} has no page. Name a path of ${app}/src/routes.ts there.`,
  );
}
