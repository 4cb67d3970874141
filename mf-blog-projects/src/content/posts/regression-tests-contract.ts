import type { Post } from '../post.schema';

export const entry: Post = {
  image: 'post-regression-tests-contract',
  date: '2024-01-22',
  author: 'Anjali Vyas',
  title: 'Put the regression tests into the contract',
  teaser:
    'Source code without its tests is half a delivery. Three clauses make sure that the next change does not start from fear.',
  link: { label: 'Read More', to: '/blog/blog-details' },
};
