import type { DetailPage } from '../detail-page.schema';

export const blogDetailsCenterPage: DetailPage = {
  path: '/blog/blog-details-center',
  head: {
    title: 'Rehearse a cyber incident in one afternoon',
    description:
      'No computers, one table, a sealed envelope every twenty minutes: an exercise that shows a company what its first six hours would look like.',
  },
  title: 'Blog Details Center',
  sidebar: 'none',
};
