import type { ServiceDetails } from './service-details.schema';

/** The one text of the three service detail pages (requirements §2.5). */
export const serviceDetails: ServiceDetails = {
  seed: 'service-details',
  heading: 'How a service is delivered, from the first call to the fifth year',
  intro: [
    'Buyers compare technologies, but projects fail on ordinary things: a decision that nobody took, test data that arrived late, a key user who went on leave. This page describes how we deal with the ordinary things.',
    'It holds for every service on the list beside it. Names and tools differ from one to the next; the order of events doesn’t.',
  ],
  approach: {
    heading: 'Our approach',
    text: [
      'A project has one person on your side who may decide, and one engineer on ours who answers for the result. They speak every day for ten minutes. Once a fortnight both show the state of things to your management: the running software, the money spent, the risks.',
      'We write down little, but we write it early: the goal on one page, the decisions with their reasons, the list of what is not included. Scope changes are normal. Each is estimated within two working days, and you choose whether it replaces something or adds to the price.',
    ],
  },
  customDevelopment: {
    heading: 'Custom development',
    text: [
      'Where a product has to be adapted, we extend it through the places its makers provide, and keep our code in a module of its own. An Odoo or Salesforce upgrade then takes days and not a second project.',
      'Where something is built from nothing, the team is small: a lead, two to four developers, a tester, a designer for half the week. You meet all of them, and nobody is exchanged without a hand-over of at least one week.',
    ],
  },
  technology: {
    heading: 'Technology we choose from',
    list: [
      { category: 'Frontend', tools: ['React', 'Next.js', 'Angular', 'Flutter'] },
      { category: 'Backend', tools: ['Node.js', '.NET', 'Java', 'Python', 'Laravel'] },
      { category: 'Database', tools: ['PostgreSQL', 'MySQL', 'MongoDB', 'Redis'] },
      { category: 'DevOps', tools: ['Docker', 'Kubernetes', 'GitHub Actions', 'Terraform'] },
      { category: 'Cloud Platforms', tools: ['Amazon Web Services', 'Microsoft Azure', 'Google Cloud'] },
    ],
  },
  boxes: [
    {
      icon: 'shield-check',
      title: 'Managed service',
      description:
        'We run what we built, or what someone else did: monitoring, patches, a service desk, and a review each month with figures.',
      link: { label: 'See application services', to: '/services/application' },
    },
    {
      icon: 'users',
      title: 'Project team',
      description:
        'A complete team for a defined result, priced by milestone, which leaves behind documents, tests and a trained successor.',
      link: { label: 'See custom software', to: '/services/custom-software' },
    },
  ],
  faq: {
    heading: 'Questions before a contract',
    shown: 4,
    questions: [
      {
        title: 'How soon can you start?',
        desc: 'A discovery begins within two weeks of your order. A full team usually needs four, because we do not pull people out of a running project for a new one.',
      },
      {
        title: 'Fixed price or time and material?',
        desc: 'Discovery and milestones with clear acceptance tests have a fixed price. Research, rescue work and support are billed by time with a monthly ceiling.',
      },
      {
        title: 'Who owns the code?',
        desc: 'You do, on payment of each milestone, including tests, scripts and design files. Open-source parts keep their licences, and you receive a list of them.',
      },
      {
        title: 'Can you work with our own developers?',
        desc: 'Gladly. We share one repository, one board and one set of rules, and review each other’s changes. If your side runs it alone after a year, we count that as a success.',
      },
      {
        title: 'What happens when we are not satisfied?',
        desc: 'You tell the engineer who leads the project, then the director named in the contract. If a milestone can’t be accepted after two corrections, you may end the contract and pay only for what you keep.',
      },
    ],
  },
  sidebar: {
    label: 'Services and brochure',
    search: { heading: 'Search', label: 'Search by keyword', button: 'Search' },
    services: { heading: 'All services' },
    tags: {
      heading: 'Tags',
      names: ['Cloud', 'ERP', 'Mobile', 'Security', 'Analytics', 'Integration', 'Testing', 'Support'],
    },
    brochure: {
      heading: 'Brochure',
      text: 'Our services on four pages, for the file or the committee.',
      files: ['Download PDF', 'Download DOC'],
    },
    quote: {
      heading: 'Get a free quote',
      text: 'Two or three sentences are enough to begin.',
      fields: { name: 'Your name', email: 'E-mail', phone: 'Phone number', message: 'What do you need?' },
      button: 'Ask for a quote',
    },
  },
};
