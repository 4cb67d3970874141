import { paths } from '@site/shared/navigation/paths';
import { entry as erpInTheCloud } from '../posts/erp-in-the-cloud';
import { entry as fiveChecksBeforeAi } from '../posts/five-checks-before-ai';
import { entry as salesforceSecondYear } from '../posts/salesforce-second-year';
import { entry as tenQuestionsWarehouse } from '../posts/ten-questions-warehouse';
import type { BlogSidebar } from './sidebar.schema';

export const blogSidebar: BlogSidebar = {
  search: { heading: 'Search', label: 'Keyword', button: 'Search' },
  services: {
    heading: 'Services',
    links: [
      { label: 'Cybersecurity Services', to: paths.serviceDetails },
      { label: 'Managed IT', to: paths.serviceDetails },
      { label: 'Cloud Solutions', to: paths.serviceDetails },
      { label: 'System Integration', to: paths.serviceDetails },
      { label: 'Data Analytics', to: paths.serviceDetails },
      { label: 'Mobile App Development', to: paths.serviceDetails },
    ],
  },
  recent: {
    heading: 'Recent Blog',
    posts: [erpInTheCloud, tenQuestionsWarehouse, fiveChecksBeforeAi, salesforceSecondYear],
  },
  tags: {
    heading: 'Tags',
    items: ['Cybersecurity', 'Compliance', 'Backup', 'Cloud', 'Data', 'ERP', 'AI', 'Testing'],
  },
  brochure: {
    heading: 'Brochure',
    text: 'Our services on a few pages, to pass on or print.',
    files: ['Download PDF', 'Download DOC'],
  },
};
