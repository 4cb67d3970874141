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
  /** 1 is the first page; the others are numbered from the oldest articles. */
  page: number;
  /** The numbers of the pages before and after this one. */
  newer?: number | undefined;
  older?: number | undefined;
}

/** An article with a body of its own. */
export type PostEntry = MarkdownEntry<ArticleFrontMatter>;

const postsOnAPage = 8;
const latestOnFirstPage = 3;

/**
 * The pages of the blog: first the samples with the newest articles above them, then all articles, the newest first.
 * Pages are numbered from the oldest article, so that a new one changes the newest page and no other (decision 031).
 * @returns the entry of each page, by its number
 */
export function blogEntries(
  samples: PostCardEntry[],
  articles: readonly Article[],
): Record<string, BlogEntry> & { 1: BlogEntry } {
  const cards = articles.map(cardOf);
  const newest = Math.ceil(cards.length / postsOnAPage) + 1;
  const first: BlogEntry = {
    posts: samples,
    latest: cards.slice(0, latestOnFirstPage),
    page: 1,
    ...(newest > 1 && { older: newest }),
  };
  const others = Array.from({ length: newest - 1 }, (_, index): BlogEntry => {
    const page = index + 2;
    const end = cards.length - index * postsOnAPage;
    return {
      posts: cards.slice(Math.max(0, end - postsOnAPage), end),
      latest: [],
      page,
      newer: page < newest ? page + 1 : 1,
      ...(page > 2 && { older: page - 1 }),
    };
  });
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
