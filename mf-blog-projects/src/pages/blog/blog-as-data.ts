import { company } from '@site/shared/company/company';
import type { JsonLdNode } from '@site/shared/structured-data/json-ld-node';
import { blogPage } from '../../content/blog-page';
import type { BlogEntry, PostCardEntry } from '../../entries/blog-entries';

const address = company.website + blogPage.path;

/** The blog and the posts of its first page, for search engines and for the feed. */
export function blogAsData({ posts, latest }: Pick<BlogEntry, 'posts' | 'latest'>) {
  return {
    '@type': 'Blog' as const,
    '@id': address,
    url: address,
    name: `${blogPage.title} | ${company.name}`,
    description: blogPage.head.description,
    inLanguage: 'en-IN',
    blogPost: [...latest.map(articleAsData), ...posts.map(sampleAsData)],
  } satisfies JsonLdNode;
}

/** Several samples share one article, so their position in the list identifies them. */
function sampleAsData(post: PostCardEntry) {
  return { ...postAsData(post), '@id': `${address}#${post.image}` };
}

function articleAsData(post: PostCardEntry) {
  return { ...postAsData(post), '@id': company.website + post.link.to };
}

function postAsData({ title, teaser, date, author, link }: PostCardEntry) {
  return {
    '@type': 'BlogPosting' as const,
    url: company.website + link.to,
    headline: title,
    description: teaser,
    datePublished: date,
    author: { '@type': 'Person' as const, name: author },
  };
}
