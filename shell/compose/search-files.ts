import { company } from '@site/shared/content/company';

/**
 * The sitemap: each page's own canonical address, once.
 * @param pages whole HTML documents
 */
export function sitemap(pages: string[]): string {
  const addresses = pages
    .map((page) => /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1])
    .filter((address) => address !== undefined);
  const entries = [...new Set(addresses)].map((address) => `  <url><loc>${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Everything public may be read; the enquiry's address is not a page. */
export function robots(): string {
  return `User-agent: *\nDisallow: /${company.app}/\n\nSitemap: ${company.website}/sitemap.xml\n`;
}
