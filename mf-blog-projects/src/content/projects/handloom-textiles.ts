import type { Project } from '../project.schema';

export const entry: Project = {
  order: 3,
  seed: 'erp-handloom-textiles',
  title: 'Enterprise Resource Planning Implementation',
  industry: 'Handloom and textiles',
  result: 'Every saree carries a code from loom to counter, so four showrooms share one stock list.',
  link: { label: 'View Project', to: '/project/project-details' },
};
