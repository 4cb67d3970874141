import type { Post } from '../post.schema';

export const entry: Post = {
  image: 'post-checks-before-ai',
  date: '2024-02-19',
  author: 'Rehana Khan',
  title: 'Five checks before an AI model meets a customer',
  teaser:
    'Test it on last year’s mistakes, give it a way to say that it does not know, and decide who reads the log.',
  link: { label: 'Read More', to: '/blog/blog-details' },
};
