import type { Project } from '../project.schema';

export const entry: Project = {
  order: 5,
  seed: 'erp-hospital-group',
  title: 'Enterprise Resource Planning Implementation',
  industry: 'Hospital group',
  result: 'Pharmacy, consumables and purchase share one item master across three sites.',
  link: { label: 'View Project', to: '/project/project-details' },
};
