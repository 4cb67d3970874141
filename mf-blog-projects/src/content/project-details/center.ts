import type { DetailPage } from '../detail-page.schema';

export const projectDetailsCenterPage: DetailPage = {
  path: '/project/project-details-center',
  head: {
    title: 'What an ERP project changes at work',
    description:
      'Stock you can promise, a shorter month-end closing, tax that matches and approvals with a trail: an ERP implementation told for managers.',
  },
  title: 'Project Detail Center',
  sidebar: 'none',
};
