import { elementsIn } from '@site/kit/browser/html-tree';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { linksIn } from '../compose/markup/page-links';
import { sampleRelease } from '../testing/sample-release';
import type { AddressChange } from './check-addresses';
import { checkLinks, checkOwnLinks } from './check-links';

const release = (app: string, ...paths: string[]) =>
  sampleRelease({
    app,
    routes: { addresses: paths.map((path) => ({ path, page: 'a-page' })), redirects: [], gone: [] },
  });
const live = {
  shell: sampleRelease({ app: 'shell' }),
  mounts: { '/': 'mf-marketing', '/career': 'mf-careers', '/blog': 'mf-blog-projects' },
  remotes: [release('mf-careers', '/career'), release('mf-blog-projects', '/blog')],
};

function check(
  links: Record<string, string[]>,
  { frame = [], ...parts }: Partial<AddressChange> & { frame?: string[] } = {},
) {
  const change = {
    live,
    before: undefined,
    changed: new Set(['mf-careers']),
    isRollback: false,
    redirectOrigins: new Set<string>(),
    ...parts,
  };
  const blog = { '@id': '', name: '', description: '', blogPost: [] };
  const head = { title: 'Blog', description: 'Posts', path: '/blog', blog };
  return () => checkLinks(change, { pages: links, frame }, [head, undefined]);
}

test('accepts links to pages in any case, to feeds, files and the API', () => {
  const files = ['/blog/feed.xml', '/favicon.svg', '/site/apply', '/sitemap.xml'];
  expect(check({ '/career': ['/Blog/', '/career', ...files] })()).toEqual([]);
});

test('refuses a dead link, and names both sides and the remedy', () => {
  expect(check({ '/career': ['/blog/loom'] })).toThrow(
    '/career of mf-careers links to /blog/loom, where no deployed release has a page. Correct the link in mf-careers, or release mf-blog-projects with a page or a redirect there.',
  );
  expect(check({ '/career': ['/career/feed.xml'] })).toThrow('/career/feed.xml');
  const unmounted = { ...live, mounts: { '/career': 'mf-careers' } };
  expect(check({ '/career': ['/press'] }, { live: unmounted })).toThrow(/Correct the link in mf-careers\.$/);
});

test('describes the first of many dead links', () => {
  const links = Array.from({ length: 100_000 }, (_, at) => `/blog/${at}`);
  expect(check({ '/career': links })).toThrow(/^(\/career of mf-careers links to .+\n){30}and 99970 more$/);
});

test('refuses a release that removes a page that another remote links to', () => {
  const before = {
    pages: [{ path: '/career/weaver', file: '' }],
    redirects: [],
  };
  expect(check({ '/blog': ['/career/weaver'] }, { before })).toThrow('/blog of mf-blog-projects links to');
});

test('reports links of other remotes that were dead before, and accepts the release', () => {
  const before = { pages: [{ path: '/career', file: '' }], redirects: [] };
  expect(check({ '/blog': ['/career/weaver'] }, { before })()).toHaveLength(1);
});

test('accepts a rollback, and reports links that are then dead', () => {
  expect(check({ '/career': ['/blog/loom'] }, { isRollback: true })()).toEqual([
    expect.stringContaining('/career of mf-careers links to /blog/loom'),
  ]);
});

test('attributes links of the layout to the shell', () => {
  const changed = new Set(['shell']);
  expect(check({}, { changed, frame: ['/pricing'] })).toThrow('The layout of shell links to /pricing');
});

test('refuses a dead link of a remote to its own paths without the releases of others', () => {
  const checkOwn = (...to: string[]) =>
    checkOwnLinks(live, { pages: { '/career': to }, frame: ['/pricing'] }, []);
  expect(() => checkOwn('/career', '/blog/loom', '/team')).not.toThrow();
  expect(() => checkOwn('/career/weaver')).toThrow(
    '/career of mf-careers links to /career/weaver, where mf-careers has no page. Correct the link, or add a page or a redirect there.',
  );
});

describe('the links of a page', () => {
  test('are paths of this site, without those of the layout', () => {
    const html = `<body><a href="/career?x=1#top">Careers</a><main><a href="/blog/L%C3%B6om">Loom</a><a href="#">Later</a>
      <a href="#jobs">Jobs</a><a href="mailto:a@b.example">Mail</a><a href="https://elsewhere.example/x">Elsewhere</a>
      <a href="https://www.malvanta.example/blog">Blog</a><a href="/blog">Blog</a><a>None</a></main></body>`;
    expect(linksIn(elementsIn(parse(html)), '/career')).toEqual(['/career', '/blog/Löom', '/blog']);
  });
});
