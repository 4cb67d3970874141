import type { Project } from '../project.schema';

export const entry: Project = {
  order: 4,
  seed: 'erp-food-processing',
  title: 'Enterprise Resource Planning Implementation',
  industry: 'Food processing',
  result: 'Shelf life decides what leaves the cold store first, and write-offs show up before they happen.',
  link: { label: 'View Project', to: '/project/project-details' },
};
