import type { Project } from '../project.schema';

export const entry: Project = {
  order: 2,
  seed: 'erp-auto-components',
  title: 'Enterprise Resource Planning Implementation',
  industry: 'Automotive components',
  result:
    'Customer schedules now drive the production plan, and emergency purchases have become rare enough to count.',
  link: { label: 'View Project', to: '/project/project-details' },
};
