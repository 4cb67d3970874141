import { company } from '@site/shared/company/company';
import { shareImagePath } from '@site/shared/site-model/share-image-path';
import type { JsonLdNode } from '@site/shared/structured-data/json-ld-node';

interface Posting {
  title: string;
  description: string;
  path: string;
  date: string;
  updated?: string | undefined;
  category: string;
  tags: readonly string[];
  author: string;
}

/** An article as search engines list it (schema.org, BlogPosting). */
export function blogPosting(posting: Posting): JsonLdNode {
  const { title, description, path, date, updated, category, tags, author } = posting;
  const address = company.website + path;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: description,
    image: company.website + shareImagePath(path),
    datePublished: date,
    ...(updated && { dateModified: updated }),
    articleSection: category,
    keywords: tags.join(', '),
    inLanguage: 'en-IN',
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: company.name, url: company.website },
    mainEntityOfPage: address,
    url: address,
  };
}
