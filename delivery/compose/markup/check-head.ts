import type { Release } from '@site/shared/node/release';
import type { HeadData } from '@site/shared/site-model/head-data';

/** Search engines show some 60 characters; each word of a title is drawn into an image, one after the other. */
const maxName = 200;
const maxDescription = 1000;
const maxUrl = 2000;

/** Posts in the head of one page; articles with pages of their own are not among them. */
const maxPosts = 1000;

/** XML can't contain them, not even as references: in the feed and in the drawing of a title. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/**
 * Checks a page's head. Its texts are short and can be written as XML. Its paths are pages of its own release: the sitemap
 * lists the canonical path, the feed of a blog is written next to it, and an article is in the feed of the page that it names.
 * @param path of the page
 * @throws naming the page, the field and the remedy
 */
export function checkHead(path: string, head: HeadData, { app, version, routes }: Release): void {
  const posts = head.blog?.blogPost.length ?? 0;
  if (posts > maxPosts)
    throw new Error(
      `${path} has ${posts} posts in the blog.blogPost of its head; at most ${maxPosts} are allowed. Give articles pages of their own.`,
    );
  for (const text of textsOf(head)) checkText(path, text);
  const own = pathsOf(routes);
  const foreign = [head.path, head.article?.feedOf].find((named) => named !== undefined && !own.has(named));
  if (foreign === undefined) return;
  throw new Error(
    `${path} names ${foreign} in its head, where ${app} ${version} has no page. Name a path there that src/routes.ts of ${app} has.`,
  );
}

/** Collected once for all pages of a release, which may be thousands. */
const knownPaths = new WeakMap<Release['routes'], ReadonlySet<string>>();

function pathsOf(routes: Release['routes']): ReadonlySet<string> {
  const known = knownPaths.get(routes) ?? new Set(routes.addresses.map(({ path }) => path));
  knownPaths.set(routes, known);
  return known;
}

type LimitedText = [field: string, text: string, longest: number];

function textsOf({ title, description, article, blog }: HeadData): LimitedText[] {
  const posts = blog?.blogPost.flatMap((post, at): LimitedText[] => [
    [`blog.blogPost.${at}.@id`, post['@id'], maxUrl],
    [`blog.blogPost.${at}.url`, post.url, maxUrl],
    [`blog.blogPost.${at}.headline`, post.headline, maxName],
    [`blog.blogPost.${at}.description`, post.description, maxDescription],
    [`blog.blogPost.${at}.author.name`, post.author.name, maxName],
  ]);
  return [
    ['title', title, maxName],
    ['description', description, maxDescription],
    ['article.headline', article?.headline ?? '', maxName],
    ['article.author.name', article?.author.name ?? '', maxName],
    ['blog.@id', blog?.['@id'] ?? '', maxUrl],
    ['blog.name', blog?.name ?? '', maxName],
    ['blog.description', blog?.description ?? '', maxDescription],
    ...(posts ?? []),
  ];
}

function checkText(path: string, [field, text, longest]: LimitedText): void {
  if (text.length > longest)
    throw new Error(
      `${path} has ${text.length} characters in the ${field} of its head; at most ${longest} are allowed. Shorten it.`,
    );
  const [unwritable] = notInXml.exec(text) ?? [];
  if (unwritable === undefined) return;
  const code = unwritable.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  throw new Error(
    `${path} has the character U+${code} in the ${field} of its head, which XML can't contain. Remove it.`,
  );
}
