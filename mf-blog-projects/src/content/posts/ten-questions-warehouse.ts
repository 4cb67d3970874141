import type { Post } from '../post.schema';

export const entry: Post = {
  image: 'post-ten-questions-warehouse',
  date: '2024-02-19',
  author: 'Prakash Solanki',
  title: 'A data warehouse starts with ten questions',
  teaser:
    'Collect the ten questions that managers ask every month. They tell you which tables you need, and how few.',
  link: { label: 'Read More', to: '/blog/blog-details' },
};
