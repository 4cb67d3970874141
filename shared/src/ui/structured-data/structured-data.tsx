import type { Described } from '../../company/described';

/** What a page is about, for search engines: JSON-LD after schema.org. */
export function StructuredData({ data }: { data: Described | { '@graph': readonly Described[] } }) {
  // `<` never stands in it, so no text of the content can end the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
