import type { Post } from '../post.schema';

export const entry: Post = {
  image: 'post-erp-in-the-cloud',
  date: '2024-02-19',
  author: 'Sanika Deo',
  title: 'What to ask before your ERP moves to the cloud',
  teaser:
    'The monthly fee is the easy part. Ask who restores the data, how you leave, and what happens at the plant when the line is down.',
  link: { label: 'Read More', to: '/blog/blog-details' },
};
