import type { DetailPage } from '../detail-page.schema';

export const projectDetailsPage: DetailPage = {
  path: '/project/project-details',
  head: {
    title: 'ERP implementation: how the project ran',
    description:
      'How one ERP system replaced four copies of every sales order in a company with three plants: scope, clean lists, cut-over weekend and result.',
  },
  title: 'Project Details',
  sidebar: 'left',
};
