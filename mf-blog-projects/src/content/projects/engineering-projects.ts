import type { Project } from '../project.schema';

export const entry: Project = {
  order: 8,
  seed: 'erp-engineering-projects',
  title: 'Enterprise Resource Planning Implementation',
  industry: 'Engineering and construction',
  result:
    'Site teams book material against the work order, and cost to complete is a report instead of a guess.',
  link: { label: 'View Project', to: '/project/project-details' },
};
