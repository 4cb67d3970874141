import { paths } from '@site/shared/navigation/paths';
import type { ArticleFrontMatter } from '../content/front-matter.schema';
import { postPage } from '../content/post-page';
import type { Article } from './articles';
import { type MarkdownEntry, markdownEntries } from './markdown-entries';

// Pages import only the types, and get their entries with the path.

/** A card in the list of posts. */
export interface PostCardEntry {
  image: string;
  date: string;
  author: string;
  title: string;
  teaser: string;
  link: { label: string; to: string };
}

/** One page of the list of posts. */
export interface BlogEntry {
  posts: PostCardEntry[];
  /** The newest articles; only on the first page, whose posts are samples. */
  latest: PostCardEntry[];
  page: number;
  pages: number;
}

/** An article with a body of its own. */
export type PostEntry = MarkdownEntry<ArticleFrontMatter>;

const postsOnAPage = 8;
const latestOnFirstPage = 3;

/**
 * The pages of the blog: first the samples with the newest articles above them, then all articles, the newest first.
 * @returns the entry of each page, by its number
 */
export function blogEntries(
  samples: PostCardEntry[],
  articles: readonly Article[],
): Record<string, BlogEntry> & { 1: BlogEntry } {
  const cards = articles.map(cardOf);
  const further = Array.from({ length: Math.ceil(cards.length / postsOnAPage) }, (_, index) =>
    cards.slice(index * postsOnAPage, (index + 1) * postsOnAPage),
  );
  const pages = further.length + 1;
  const first: BlogEntry = { posts: samples, latest: cards.slice(0, latestOnFirstPage), page: 1, pages };
  const others = further.map((posts, index) => ({ posts, latest: [], page: index + 2, pages }));
  return { 1: first, ...Object.fromEntries(others.map((entry) => [entry.page, entry])) };
}

/** The entry of each article, by its slug. */
export function postEntries(articles: readonly Article[]): Record<string, PostEntry> {
  return markdownEntries(articles, postPath);
}

function cardOf(article: Article): PostCardEntry {
  const { title, date, author, description, cover = article.slug } = article.frontMatter;
  const link = { label: postPage.readMore, to: postPath(article) };
  return { image: cover, date, author, title, teaser: description, link };
}

function postPath({ slug }: Article): string {
  return `${paths.blog}/${slug}`;
}
