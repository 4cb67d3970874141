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
  cards: [
    {
      icon: 'globe',
      title: 'Web Development',
      desc: 'Customer portals, online shops and back-office tools in React, Next.js, .NET or Java, with tests and a written hand-over.',
      btnLink: paths.serviceWeb,
    },
    {
      icon: 'layers',
      title: 'Application Services',
      desc: 'Care for the applications you already own: support hours, bug fixing, upgrades, and modernisation one module at a time.',
      btnLink: paths.serviceApplication,
    },
    {
      icon: 'brain-circuit',
      title: 'AI & Machine Learning',
      desc: 'Demand forecasts, document reading, search over your own files and visual inspection, each with an honest error rate.',
      btnLink: paths.serviceAiMachineLearning,
    },
    {
      icon: 'cloud',
      title: 'Cloud services',
      desc: 'Moving servers to the cloud, keeping the monthly bill in check, and being awake when a disk fills at three in the morning.',
      btnLink: paths.serviceCloud,
    },
    {
      icon: 'database',
      title: 'Data & Analytics',
      desc: 'A warehouse fed from billing, stock and CRM, with dashboards whose numbers can be traced back to the receipt.',
      btnLink: paths.serviceAnalytics,
    },
    {
      icon: 'compass',
      title: 'Technology Consulting',
      desc: 'Roadmaps, due diligence, tender documents and architecture decisions from people who will not sell you the licence.',
      btnLink: paths.serviceConsulting,
    },
    {
      icon: 'shield-check',
      title: 'Quality Assurance',
      desc: 'Manual and automated testing for web, mobile and API, plus load tests before sale days and admission days.',
      btnLink: paths.serviceQuality,
    },
    {
      icon: 'pen-tool',
      title: 'UI/UX Design',
      desc: 'Research, prototypes and design systems that developers can build from without guessing the spacing.',
      btnLink: paths.serviceUi,
    },
    {
      icon: 'handshake',
      title: 'Salesforce',
      desc: 'Sales, service and partner processes on Salesforce, joined to your ERP and telephone system.',
      btnLink: paths.serviceSalesforce,
    },
    {
      icon: 'megaphone',
      title: 'Digital Marketing',
      desc: 'Search visibility, paid campaigns and marketing automation, reported in rupees per qualified enquiry.',
      btnLink: paths.serviceDigital,
    },
  ],
  more: 'View More',
  less: 'View Less',
};
