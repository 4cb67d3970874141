import type { DetailPage } from '../detail-page.schema';

export const projectDetailsRightPage: DetailPage = {
  path: '/project/project-details-right',
  head: {
    title: 'ERP implementation in six steps',
    description:
      'Needs assessment, design, data migration, change management, testing and go-live of an ERP system, each with the result that the client signs.',
  },
  title: 'Project Details Right',
  sidebar: 'right',
};
