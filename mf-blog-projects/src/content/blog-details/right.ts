import type { DetailPage } from '../detail-page.schema';

export const blogDetailsRightPage: DetailPage = {
  path: '/blog/blog-details-right',
  head: {
    title: 'A cybersecurity plan for business readers',
    description:
      'Seven habits that stop most intrusions, five figures for the board, and what the DPDP Act of 2023 says about a breach of personal data.',
  },
  title: 'Blog Details Right',
  sidebar: 'right',
};
