import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { atomFeed, type FeedArticle, latestArticles } from './feed';

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
const { DOMParser } = new Window();

/** The feed, parsed like by a reader. */
function read(xml: string) {
  const feed = new DOMParser().parseFromString(xml.replace(/^<\?xml.*\n/, ''), 'application/xml');
  const texts = (name: string) => [...feed.getElementsByTagName(name)].map(({ textContent }) => textContent);
  return { feed, texts };
}

test('lists the posts, the latest first, with all required elements', () => {
  const { feed, texts } = read(atomFeed(blog, [], 'https://x/blog/feed.xml'));
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

const article = (day: string, path: string): FeedArticle => ({
  path,
  feedOf: '/blog',
  headline: `Article of ${day}`,
  description: 'What it is about.',
  content: '<p>Cold &amp; <a href="https://x/">dry</a></p>',
  datePublished: day,
  author: { name: 'Sanika Deo' },
});

test('contains complete articles, sorted with the samples by day, with their own URLs', () => {
  const older = { ...article('2024-01-15', '/blog/vans'), dateModified: '2024-03-01' };
  const { texts, feed } = read(atomFeed(blog, [older], 'https://x/blog/feed.xml'));
  expect(texts('title').slice(1)).toEqual(['Risk & <return>, "rehearsed"', 'Article of 2024-01-15', 'Older']);
  expect(texts('id')[2]).toBe('https://www.malvanta.example/blog/vans');
  expect(texts('updated')).toEqual(
    ['2024-03-01', '2024-02-19', '2024-03-01', '2024-01-02'].map((day) => `${day}T00:00:00+05:30`),
  );
  expect(texts('content')).toEqual(['<p>Cold &amp; <a href="https://x/">dry</a></p>']);
  expect(feed.querySelector('content')?.getAttribute('type')).toBe('html');
});

test('contains the latest thirty of 500 articles', () => {
  const day = (at: number) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
  const all = Array.from({ length: 500 }, (_, at) => ({ article: article(day(at), `/blog/${at}`) }));
  const latest = latestArticles(all);
  expect(latest.map(({ article }) => article.path)).toEqual(
    Array.from({ length: 30 }, (_, at) => `/blog/${499 - at}`),
  );
  const { texts } = read(
    atomFeed(
      blog,
      latest.map(({ article }) => article),
      'https://x/blog/feed.xml',
    ),
  );
  expect(texts('published')).toHaveLength(30);
});

test('an empty blog is an empty feed', () => {
  expect(atomFeed({ ...blog, blogPost: [] }, [], 'https://x/blog/feed.xml')).not.toContain('<entry>');
});
