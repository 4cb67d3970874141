import type { JsonLdNode } from '../../structured-data/json-ld-node';

/** What a page is about, for search engines: JSON-LD after schema.org. */
export function StructuredData({ data }: { data: JsonLdNode | { '@graph': readonly JsonLdNode[] } }) {
  // `<` never stands in it, so no text of the content can end the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
