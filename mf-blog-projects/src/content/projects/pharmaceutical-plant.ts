import type { Project } from '../project.schema';

export const entry: Project = {
  order: 1,
  seed: 'erp-pharmaceutical-plant',
  title: 'Enterprise Resource Planning Implementation',
  industry: 'Pharmaceutical manufacturing',
  result:
    'A batch can be traced from raw material to dispatched carton on one screen, which used to take a day of registers.',
  link: { label: 'View Project', to: '/project/project-details' },
};
