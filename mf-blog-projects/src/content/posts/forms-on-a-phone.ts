import type { Post } from '../post.schema';

export const entry: Post = {
  image: 'post-forms-on-a-phone',
  date: '2024-01-08',
  author: 'Devika Menon',
  title: 'A form that people finish on a phone',
  teaser: 'Every field needs a reason, every error a way out, and the keyboard should match the question.',
  link: { label: 'Read More', to: '/blog/blog-details' },
};
