import { paths } from '@site/shared/navigation/paths';
import type { ListPage } from './list-page.schema';

export const projectsPage: ListPage = {
  path: paths.projects,
  head: {
    title: 'Our ERP projects in nine industries',
    description:
      'Nine ERP implementations, from pharmaceutical batches to university fees, each with the one change that people at work noticed first.',
  },
  title: 'Our Project',
  heading: 'One kind of project, nine kinds of business',
  intro:
    'The modules carry the same names everywhere: finance, purchase, stock, sales, payroll. The hard part is different each time, and that is what these projects were about.',
};
