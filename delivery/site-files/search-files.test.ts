import { expect, test } from 'vitest';
import { canonicalAddress, robots, sitemap } from './search-files';

test('the sitemap lists an address that several pages share once', () => {
  const xml = sitemap(['https://x/team', 'https://x/team', 'https://x/blog']);
  expect(xml.match(/<loc>/g)).toHaveLength(2);
  expect(xml).toContain('<loc>https://x/blog</loc>');
});

test('a page’s canonical address is read from its head', () => {
  expect(canonicalAddress('<link rel="canonical" href="https://x/team">')).toBe('https://x/team');
  expect(canonicalAddress('<p>404')).toBeUndefined();
});

test('robots may read every page and know where the sitemap is', () => {
  expect(robots()).toContain('Disallow: /site/\n');
  expect(robots()).toContain('Sitemap: https://www.malvanta.example/sitemap.xml');
});
