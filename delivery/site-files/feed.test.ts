// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { atomFeed } from './feed';

const post = (day: string, headline: string) => ({
  '@id': `https://x/blog#${day}`,
  url: 'https://x/blog/blog-details',
  headline,
  description: 'What it is about.',
  datePublished: day,
  author: { name: 'Asha Verma' },
});
const blog = {
  '@id': 'https://x/blog',
  name: 'Blog',
  description: 'Notes from the work.',
  blogPost: [post('2024-01-02', 'Older'), post('2024-02-19', 'Risk & <return>, "rehearsed"')],
};
/** The feed as whoever reads it does. */
function read(xml: string) {
  const feed = new DOMParser().parseFromString(xml.replace(/^<\?xml.*\n/, ''), 'application/xml');
  const texts = (name: string) => [...feed.getElementsByTagName(name)].map(({ textContent }) => textContent);
  return { feed, texts };
}

test('lists the posts, the latest first, with all that a feed must have', () => {
  const { feed, texts } = read(atomFeed(blog, 'https://x/blog/feed.xml'));
  expect(texts('title')).toEqual(['Blog', 'Risk & <return>, "rehearsed"', 'Older']);
  expect(texts('id')).toEqual(['https://x/blog', 'https://x/blog#2024-02-19', 'https://x/blog#2024-01-02']);
  expect(texts('updated')).toEqual([
    '2024-02-19T00:00:00+05:30',
    '2024-02-19T00:00:00+05:30',
    '2024-01-02T00:00:00+05:30',
  ]);
  expect(texts('name')).toEqual(['Asha Verma', 'Asha Verma']);
  expect(feed.querySelector('link[rel="self"]')?.getAttribute('href')).toBe('https://x/blog/feed.xml');
});

test('an empty blog is an empty feed', () => {
  expect(atomFeed({ ...blog, blogPost: [] }, 'https://x/blog/feed.xml')).not.toContain('<entry>');
});
