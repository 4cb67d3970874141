import { company } from '@site/shared/company/company';
import { breadcrumbList } from '@site/shared/structured-data/breadcrumb-list';
import type { JsonLdNode } from '@site/shared/structured-data/json-ld-node';
import { StructuredData } from '@site/shared/ui/structured-data';

interface PageDataProps {
  /** The page's own path, as its route spells it. */
  path: string;
  /** Its name in the breadcrumb. */
  name: string;
  /** The pages between Home and this one. */
  between?: readonly { label: string; to: string }[];
  /** The subject of the page, in the terms of schema.org; a `url` is added. */
  about: JsonLdNode;
}

/** Structured data: the page's subject and its breadcrumb. */
export function PageData({ path, name, between = [], about }: PageDataProps) {
  const breadcrumb = breadcrumbList([...between, { label: name, to: path }]);
  return <StructuredData data={{ '@graph': [withUrl(about, company.website + path), breadcrumb] }} />;
}

/** Generic, because TypeScript takes seconds to spread the union of all types of schema.org. */
function withUrl<Node extends object>(node: Node, url: string): Node {
  return { ...node, url };
}
