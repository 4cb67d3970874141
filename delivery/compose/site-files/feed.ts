import { company } from '@site/shared/company/company';
import { type Html, html } from '@site/shared/node/html';
import type { Article, Blog } from '@site/shared/site-model/head-data';

/** An article with its own page. */
export interface FeedArticle extends Article {
  path: string;
  description: string;
  /** Its complete text as HTML, with absolute URLs. */
  content: string;
}

/** A post of the blog's structured data, or an article. */
type FeedEntry = Blog['blogPost'][number] & Partial<Pick<FeedArticle, 'dateModified' | 'content'>>;

/** Feed readers fetch the feed every hour, so it has the latest posts only. */
const maxEntries = 30;

/**
 * A blog's posts as an Atom feed (RFC 4287), the latest first: articles with their complete text, samples with a summary.
 * @param articles the latest articles of the blog; those beyond {@link maxEntries} are ignored
 * @param address the URL of the feed
 */
export function atomFeed(blog: Blog, articles: readonly FeedArticle[], address: string): string {
  const entries = [...articles.map(entryOfArticle), ...blog.blogPost]
    .sort((one, other) => other.datePublished.localeCompare(one.datePublished))
    .slice(0, maxEntries);
  const latest = entries.map(lastChange).sort().at(-1);
  return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
<title>${blog.name}</title>
<subtitle>${blog.description}</subtitle>
<id>${blog['@id']}</id>
<link rel="self" href="${address}"/>
<link href="${blog['@id']}"/>
${latest !== undefined && html`<updated>${moment(latest)}</updated>`}
${entries.map(entryElement)}<rights>${company.name}</rights>
</feed>
`.text;
}

/** The articles that a feed contains completely: the latest. */
export function latestArticles<Dated extends { article: Article }>(articles: readonly Dated[]): Dated[] {
  return articles
    .toSorted(({ article: one }, { article: other }) => other.datePublished.localeCompare(one.datePublished))
    .slice(0, maxEntries);
}

function entryOfArticle({ path, ...article }: FeedArticle): FeedEntry {
  const url = company.website + path;
  return { ...article, '@id': url, url };
}

function entryElement(entry: FeedEntry): Html {
  return html`<entry>
<title>${entry.headline}</title>
<id>${entry['@id']}</id>
<link href="${entry.url}"/>
<published>${moment(entry.datePublished)}</published>
<updated>${moment(lastChange(entry))}</updated>
<author><name>${entry.author.name}</name></author>
<summary>${entry.description}</summary>
${entry.content !== undefined && html`<content type="html">${entry.content}</content>\n`}</entry>
`;
}

function lastChange({ datePublished, dateModified = datePublished }: FeedEntry): string {
  return dateModified;
}

/** Posts have a day without a time: midnight in India is used. */
function moment(day: string): string {
  return `${day}T00:00:00+05:30`;
}
