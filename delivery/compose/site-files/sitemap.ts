import { company } from '@site/shared/company/company';

export const sitemapFile = 'sitemap.xml';

/** Of one sitemap. The protocol allows 50,000 URLs and 50 MB; a tenth keeps each file below a megabyte. */
export const maxUrls = 5000;

/**
 * The sitemap, `sitemap.xml`. With too many URLs for one file it is an index of further files.
 * @param paths the canonical path of each page; one that several pages share is listed once
 * @returns the content of each file, by its name
 */
export function sitemaps(paths: string[]): Map<string, string> {
  const urls = [...new Set(paths)].map((path) => company.website + path);
  if (urls.length <= maxUrls) return new Map([[sitemapFile, xmlList('urlset', 'url', urls)]]);
  const parts = Array.from({ length: Math.ceil(urls.length / maxUrls) }, (_, index): [string, string] => [
    `sitemap-${index + 1}.xml`,
    xmlList('urlset', 'url', urls.slice(index * maxUrls, (index + 1) * maxUrls)),
  ]);
  const addresses = parts.map(([file]) => `${company.website}/${file}`);
  return new Map([[sitemapFile, xmlList('sitemapindex', 'sitemap', addresses)], ...parts]);
}

function xmlList(list: string, item: string, urls: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...urls.map((url) => `  <${item}><loc>${url}</loc></${item}>`),
    `</${list}>\n`,
  ].join('\n');
}

/** Allows every page; the API's paths are not pages. */
export function robots(): string {
  return `User-agent: *\nDisallow: /${company.app}/\n\nSitemap: ${company.website}/${sitemapFile}\n`;
}
