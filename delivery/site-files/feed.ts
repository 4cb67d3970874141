import { company } from '@site/shared/company/company';
import type { Article, Blog } from '@site/shared/contracts/head-data';

/** An article with a page of its own. */
export interface FeedArticle extends Article {
  path: string;
  description: string;
  /** Its whole text as HTML, with complete addresses. */
  content: string;
}

interface FeedEntry {
  id: string;
  title: string;
  url: string;
  /** Days. */
  published: string;
  updated: string;
  author: string;
  summary: string;
  content?: string;
}

/** Feed readers fetch the feed every hour, so it has the latest posts only. */
const maxEntries = 30;

/**
 * A blog's posts as an Atom feed (RFC 4287), the latest first: articles with their whole text, samples with a summary.
 * @param articles the latest articles of the blog; more than {@link maxEntries} are of no use
 * @param address of the feed itself
 */
export function atomFeed(blog: Blog, articles: readonly FeedArticle[], address: string): string {
  const entries = [...articles.map(entryOfArticle), ...blog.blogPost.map(entryOfSample)]
    .sort((one, other) => other.published.localeCompare(one.published))
    .slice(0, maxEntries);
  const latest = entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    element('title', blog.name),
    element('subtitle', blog.description),
    element('id', blog['@id']),
    `<link rel="self" href="${escaped(address)}"/>`,
    `<link href="${escaped(blog['@id'])}"/>`,
    ...(latest ? [element('updated', moment(latest))] : []),
    ...entries.flatMap(({ id, title, url, published, updated, author, summary, content }) => [
      '<entry>',
      element('title', title),
      element('id', id),
      `<link href="${escaped(url)}"/>`,
      element('published', moment(published)),
      element('updated', moment(updated)),
      `<author>${element('name', author)}</author>`,
      element('summary', summary),
      ...(content === undefined ? [] : [`<content type="html">${escaped(content)}</content>`]),
      '</entry>',
    ]),
    `<rights>${escaped(company.name)}</rights>`,
    '</feed>\n',
  ].join('\n');
}

/** The articles that a feed has whole: the latest. */
export function latestArticles<Dated extends { article: Article }>(articles: readonly Dated[]): Dated[] {
  return articles
    .toSorted(({ article: one }, { article: other }) => other.datePublished.localeCompare(one.datePublished))
    .slice(0, maxEntries);
}

function entryOfArticle({ path, headline, description, content, ...article }: FeedArticle): FeedEntry {
  const { datePublished, dateModified = datePublished, author } = article;
  const url = company.website + path;
  return {
    id: url,
    title: headline,
    url,
    published: datePublished,
    updated: dateModified,
    author: author.name,
    summary: description,
    content,
  };
}

function entryOfSample(post: Blog['blogPost'][number]): FeedEntry {
  return {
    id: post['@id'],
    title: post.headline,
    url: post.url,
    published: post.datePublished,
    updated: post.datePublished,
    author: post.author.name,
    summary: post.description,
  };
}

/** Posts have a day without a time: it begins at midnight in India. */
function moment(day: string): string {
  return `${day}T00:00:00+05:30`;
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
