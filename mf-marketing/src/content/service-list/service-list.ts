import { paths } from '@site/shared/navigation/paths';
import type { ServiceList } from './service-list.schema';

/** The words of /service (requirements §2.5). */
export const serviceList: ServiceList = {
  path: paths.services,
  head: {
    title: 'IT services: web, cloud, AI and data',
    description:
      'All our services on one page: web and mobile applications, cloud operations, AI, analytics, testing, design, consulting, marketing and Salesforce.',
  },
  title: 'Services',
  heading: 'Ten kinds of work, one team answerable',
  text: [
    'Most of what we do is web application development: the portal a customer logs in to, the screen a clerk keeps open all day, the service that passes an order from one system to another. Around it we add AI integration where a model does the job better than a rule, cloud platforms to run it on, and analytics and data warehousing so that yesterday’s figures are ready before the morning meeting.',
  ],
  shown: 6,
  cardLinkLabel: 'About this service',
  more: 'View More',
  less: 'View Less',
};
