import { company } from '@site/shared/company/company';
import type { JsonLdNode } from '@site/shared/structured-data/json-ld-node';
import { blogPage } from '../../content/blog-page';
import { posts } from '../../content/posts';

const address = company.website + blogPage.path;

/** The blog and its posts, for search engines and for the feed. */
export const blogAsData = {
  '@type': 'Blog',
  '@id': address,
  url: address,
  name: `${blogPage.title} | ${company.name}`,
  description: blogPage.head.description,
  inLanguage: 'en-IN',
  blogPost: posts.map(({ image, title, teaser, date, author, link }) => ({
    '@type': 'BlogPosting',
    // Several posts share one article, so their position is what identifies them.
    '@id': `${address}#${image}`,
    url: company.website + link.to,
    headline: title,
    description: teaser,
    datePublished: date,
    author: { '@type': 'Person', name: author },
  })),
} satisfies JsonLdNode;
