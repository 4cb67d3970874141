import type { Post } from '../post.schema';

export const entry: Post = {
  image: 'post-one-machine-first',
  date: '2023-12-18',
  author: 'Harish Chouhan',
  title: 'Sensors on the shop floor: one machine first',
  teaser:
    'Wire up the machine that stops most often. If its data changes nobody’s morning, forty more will not either.',
  link: { label: 'Read More', to: '/blog/blog-details' },
};
