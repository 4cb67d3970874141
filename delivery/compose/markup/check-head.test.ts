import { expect, test } from 'vitest';
import { sampleRelease } from '../../testing/sample-release';
import { checkHead } from './check-head';

const addresses = ['/blog', '/blog/a'].map((path) => ({ path, page: 'page' }));
const release = sampleRelease({ app: 'mf-blog', routes: { addresses, redirects: [], gone: [] } });
const head = (path: string, feedOf = '/blog') => ({
  title: 'A',
  description: 'A',
  path,
  article: { feedOf, headline: 'A', datePublished: '2026-01-01', author: { name: 'A' } },
});

test('a page may name itself or another page of its release', () => {
  expect(() => checkHead('/blog/a', head('/blog/a'), release)).not.toThrow();
  expect(() => checkHead('/blog/a', head('/blog'), release)).not.toThrow();
});

test.each([
  ['the canonical path', head('/career')],
  ['the feed', head('/blog/a', '/career')],
])('%s of another app is refused', (_, named) => {
  expect(() => checkHead('/blog/a', named, release)).toThrow(
    '/blog/a names /career in its head, where mf-blog 1.0.0-abc has no page. Name a path there that src/routes.ts of mf-blog has.',
  );
});

const blogWith = (posts: object[]) => ({
  blog: {
    '@id': '/blog',
    name: 'A',
    description: 'A',
    blogPost: posts.map((post) => ({ ...samplePost, ...post })),
  },
});
const samplePost = {
  ...{ '@id': '/blog#a', url: '/blog', headline: 'A', description: 'A', datePublished: '2026-01-01' },
  author: { name: 'A' },
};

test.each([
  ['201 characters in the title', { title: 'a'.repeat(201) }, 'at most 200 are allowed. Shorten it.'],
  ['1001 characters in the description', { description: 'a'.repeat(1001) }, 'at most 1000'],
  [
    '201 characters in the blog.blogPost.1.headline',
    blogWith([{}, { headline: 'a'.repeat(201) }]),
    'at most 200',
  ],
  ['1001 posts in the blog.blogPost', blogWith(Array(1001).fill({})), 'at most 1000'],
  ['the character U+FFFE in the title', { title: 'a\ufffe' }, "XML can't contain. Remove it."],
  ['the character U+0007 in the title', { title: 'a\u0007' }, "XML can't contain"],
  ['the character U+D800 in the description', { description: 'a\ud800' }, "XML can't contain"],
])('refuses a page that has %s of its head', (fault, part, remedy) => {
  const check = () => checkHead('/blog/a', { ...head('/blog/a'), ...part }, release);
  expect(check).toThrow(`/blog/a has ${fault} of its head`);
  expect(check).toThrow(remedy);
});

test('texts may be as long as allowed, of any characters that are written', () => {
  const longest = {
    title: 'é😀'.repeat(66),
    description: 'a\n'.repeat(500),
    ...blogWith(Array(1000).fill({})),
  };
  expect(() => checkHead('/blog/a', { ...head('/blog/a'), ...longest }, release)).not.toThrow();
});
