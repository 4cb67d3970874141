import { expect, test } from 'vitest';
import { robots, sitemap } from './search-files';

test('the sitemap lists a canonical URL that several pages share once', () => {
  const xml = sitemap(['/team', '/team', '/blog']);
  expect(xml.match(/<loc>/g)).toHaveLength(2);
  expect(xml).toContain('<loc>https://www.malvanta.example/blog</loc>');
});

test('robots.txt allows every page and names the sitemap', () => {
  expect(robots()).toContain('Disallow: /site/\n');
  expect(robots()).toContain('Sitemap: https://www.malvanta.example/sitemap.xml');
});
