import type { Post } from '../post.schema';

export const entry: Post = {
  image: 'post-six-hours-to-report',
  date: '2024-02-12',
  author: 'Nikhil Barve',
  title: 'Six hours to report: a cyber plan you can rehearse',
  teaser:
    'What Indian law expects after an incident, how most intrusions really begin, and an exercise that fits into one afternoon.',
  link: { label: 'Read More', to: '/blog/blog-details' },
};
