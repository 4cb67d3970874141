import { company } from '@site/shared/company/company';

/**
 * The sitemap.
 * @param paths the canonical path of each page; one that several pages share is listed once
 */
export function sitemap(paths: string[]): string {
  const entries = [...new Set(paths)].map((path) => `  <url><loc>${company.website}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** Allows every page; the API's paths are not pages. */
export function robots(): string {
  return `User-agent: *\nDisallow: /${company.app}/\n\nSitemap: ${company.website}/sitemap.xml\n`;
}
