import type { Project } from '../project.schema';

export const entry: Project = {
  order: 7,
  seed: 'erp-contract-logistics',
  title: 'Enterprise Resource Planning Implementation',
  industry: 'Contract logistics',
  result:
    'Freight bills are built from proof of delivery, so invoices go out the day after the truck returns.',
  link: { label: 'View Project', to: '/project/project-details' },
};
