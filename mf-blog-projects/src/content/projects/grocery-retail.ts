import type { Project } from '../project.schema';

export const entry: Project = {
  order: 6,
  seed: 'erp-grocery-retail',
  title: 'Enterprise Resource Planning Implementation',
  industry: 'Grocery retail',
  result:
    'Forty stores order from one replenishment screen, and shelf prices change everywhere on the same night.',
  link: { label: 'View Project', to: '/project/project-details' },
};
