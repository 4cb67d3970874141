import { company } from '@site/shared/company/company';

/** What a page says of its blog, as `Blog` of schema.org; the feed needs no more of it. */
export interface Blog {
  '@type': 'Blog';
  '@id': string;
  name: string;
  description: string;
  blogPost: {
    '@id': string;
    url: string;
    headline: string;
    description: string;
    /** A day, as `2024-02-19`. */
    datePublished: string;
    author: { name: string };
  }[];
}

/** The blog that a page describes in its structured data, or undefined where it describes none. */
export function blogOf(html: string): Blog | undefined {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
  for (const [, json = ''] of scripts) {
    const thing: { '@type'?: string } = JSON.parse(json);
    if (thing['@type'] === 'Blog') return thing as Blog;
  }
  return undefined;
}

/**
 * A blog's posts as an Atom feed (RFC 4287), the latest first.
 * @param address where the feed itself lies
 */
export function atomFeed(blog: Blog, address: string): string {
  const posts = blog.blogPost.toSorted((one, other) => other.datePublished.localeCompare(one.datePublished));
  const latest = posts[0];
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">',
    element('title', blog.name),
    element('subtitle', blog.description),
    element('id', blog['@id']),
    `<link rel="self" href="${escaped(address)}"/>`,
    `<link href="${escaped(blog['@id'])}"/>`,
    ...(latest ? [element('updated', moment(latest.datePublished))] : []),
    ...posts.flatMap((post) => [
      '<entry>',
      element('title', post.headline),
      element('id', post['@id']),
      `<link href="${escaped(post.url)}"/>`,
      element('published', moment(post.datePublished)),
      element('updated', moment(post.datePublished)),
      `<author>${element('name', post.author.name)}</author>`,
      element('summary', post.description),
      '</entry>',
    ]),
    `<rights>${escaped(company.name)}</rights>`,
    '</feed>\n',
  ].join('\n');
}

/** A day has no time of its own: it begins in India. */
function moment(day: string): string {
  return `${day}T00:00:00+05:30`;
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
