import { scriptJson } from '../../site-model/script-json';
import type { JsonLdNode } from '../../structured-data/json-ld-node';

/** JSON-LD (schema.org) for search engines. */
export function StructuredData({ data }: { data: JsonLdNode | { '@graph': readonly JsonLdNode[] } }) {
  return (
    <script type="application/ld+json">{scriptJson({ '@context': 'https://schema.org', ...data })}</script>
  );
}
