import type { Project } from '../project.schema';

export const entry: Project = {
  order: 9,
  seed: 'erp-university',
  title: 'Enterprise Resource Planning Implementation',
  industry: 'Higher education',
  result: 'Fees, hostel, payroll and grants close in one ledger, and the auditors work from it directly.',
  link: { label: 'View Project', to: '/project/project-details' },
};
