import { company } from '@site/shared/company/company';
import type { Blog } from '@site/shared/contracts/head-data';

/**
 * A blog's posts as an Atom feed (RFC 4287), the latest first.
 * @param address of the feed itself
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
