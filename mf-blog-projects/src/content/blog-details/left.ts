import type { DetailPage } from '../detail-page.schema';

export const blogDetailsPage: DetailPage = {
  path: '/blog/blog-details',
  head: {
    title: 'Six hours to report a cyber incident',
    description:
      'CERT-In expects a report within six hours of noticing an incident. A plan that business readers can follow, and rehearse in one afternoon.',
  },
  title: 'Blog Details',
  sidebar: 'left',
};
