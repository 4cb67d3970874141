import { company } from '@site/shared/company/company';

/** The page's own canonical address, or undefined where it names none. */
export function canonicalAddress(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
}

/**
 * The sitemap.
 * @param addresses the canonical address of each page; one that several pages share is listed once
 */
export function sitemap(addresses: string[]): string {
  const entries = [...new Set(addresses)].map((address) => `  <url><loc>${address}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** Everything public may be read; the enquiry's address is not a page. */
export function robots(): string {
  return `User-agent: *\nDisallow: /${company.app}/\n\nSitemap: ${company.website}/sitemap.xml\n`;
}
