import { expect, test } from 'vitest';
import { maxUrls, robots, sitemaps } from './sitemap';

const website = 'https://www.malvanta.example';
const locationsIn = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test('the sitemap lists a canonical URL that several pages share once', () => {
  const files = sitemaps(['/team', '/team', '/blog']);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(locationsIn(files.get('sitemap.xml'))).toEqual([`${website}/team`, `${website}/blog`]);
});

test('a sitemap with too many URLs is an index of files that list each of them once', () => {
  const paths = Array.from({ length: 2 * maxUrls + 1 }, (_, at) => `/blog/article-${at}`);
  const { 'sitemap.xml': index, ...parts } = Object.fromEntries(sitemaps(paths));
  expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(locationsIn(index)).toEqual(Object.keys(parts).map((file) => `${website}/${file}`));
  const listed = Object.values(parts).map(locationsIn);
  expect(listed.map(({ length }) => length)).toEqual([maxUrls, maxUrls, 1]);
  expect(listed.flat()).toEqual(paths.map((path) => website + path));
  expect([...sitemaps(paths.slice(0, maxUrls)).keys()]).toEqual(['sitemap.xml']);
});

test('robots.txt allows every page and names the sitemap', () => {
  expect(robots()).toContain('Disallow: /site/\n');
  expect(robots()).toContain('Sitemap: https://www.malvanta.example/sitemap.xml');
});
