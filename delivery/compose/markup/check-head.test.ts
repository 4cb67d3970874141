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
    '/blog/a names /career in its head, where mf-blog 1.0.0-abc has no page. Name a path of mf-blog/src/routes.ts there.',
  );
});
