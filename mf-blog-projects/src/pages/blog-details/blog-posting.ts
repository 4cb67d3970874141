import { company } from '@site/shared/company/company';
import { shareImagePath } from '@site/shared/contracts/share-image-path';
import type { JsonLdNode } from '@site/shared/structured-data/json-ld-node';
import type { Article } from '../../content/blog-details/article.schema';
import type { DetailPage } from '../../content/detail-page.schema';

/** The article as search engines list it (schema.org, BlogPosting). */
export function blogPosting(article: Article, page: DetailPage): JsonLdNode {
  const address = company.website + page.path;
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: page.head.description,
    image: company.website + shareImagePath(page.path),
    datePublished: article.date,
    articleSection: article.category,
    keywords: article.tags.items.join(', '),
    inLanguage: 'en-IN',
    author: { '@type': 'Person', name: article.author },
    publisher: { '@type': 'Organization', name: company.name, url: company.website },
    mainEntityOfPage: address,
    url: address,
  };
}
