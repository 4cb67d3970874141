import type { Post } from '../post.schema';

export const entry: Post = {
  image: 'post-salesforce-second-year',
  date: '2024-02-19',
  author: 'Thomas Kurian',
  title: 'Salesforce in its second year: remove fields',
  teaser:
    'Half-filled fields teach people that the record is not to be trusted. A yearly clearing-out costs a week and pays for itself.',
  link: { label: 'Read More', to: '/blog/blog-details' },
};
