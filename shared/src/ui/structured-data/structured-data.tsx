import { scriptJson } from '../../contracts/script-json';
import type { JsonLdNode } from '../../structured-data/json-ld-node';

/** What a page is about, for search engines: JSON-LD after schema.org. */
export function StructuredData({ data }: { data: JsonLdNode | { '@graph': readonly JsonLdNode[] } }) {
  return (
    <script type="application/ld+json">{scriptJson({ '@context': 'https://schema.org', ...data })}</script>
  );
}
