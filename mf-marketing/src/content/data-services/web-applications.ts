import type { DataService } from '../data-service.schema';

export const entry: DataService = {
  path: '/services/web',
  head: {
    title: 'Web applications for daily operations',
    description:
      'Multi-user web applications for approvals, orders, dealers and field teams, with roles, audit trail and exports, built to be maintained for ten years.',
  },
  name: 'Web Applications',
  order: 1,
  seed: 'services-web-applications',
  heading: 'Applications in the browser, for work that lasts all day',
  intro: [
    'A web application is opened at nine and closed at six. It has roles, approvals, long tables, and somebody on the phone waiting for an answer while the page loads. It must survive two people editing the same order, a dropped connection in the middle of a save, and an auditor two years later.',
    'We have a settled way to build these: one database that tells the truth, a thin interface over it, and every change recorded with who, when and what it was before.',
  ],
  approach: {
    heading: 'Model the business, then draw the screen',
    text: [
      'The first drawing is not a screen. It is a page of nouns and verbs: indent, quotation, purchase order, goods receipt; raise, approve, short-close, cancel. When your purchase head nods at that page, half of the later misunderstandings are gone.',
      'Screens follow in pairs, one for entering and one for finding. Both are filled with three years of your own records on day one, since a table that looks fine with ten rows can be useless with forty thousand.',
    ],
  },
  offers: {
    heading: 'What we build most often',
    cards: [
      {
        icon: 'users',
        title: 'Dealer and vendor portals',
        description:
          'Orders, ledgers, schemes and disputes where your partners can see them, instead of calls to the accounts desk.',
      },
      {
        icon: 'workflow',
        title: 'Approval flows',
        description:
          'Limits by amount, plant and cost centre, with deputies, reminders and approval from a phone.',
      },
      {
        icon: 'clipboard-list',
        title: 'Planning boards',
        description:
          'Production, dispatch and roster boards that several people move at once without stepping on each other.',
      },
      {
        icon: 'receipt',
        title: 'Billing and e-invoicing',
        description:
          'Tax invoices with IRN and QR code from the e-invoice portal, and an e-way bill in the same step.',
      },
      {
        icon: 'file-text',
        title: 'Document rooms',
        description:
          'Drawings, certificates and contracts with versions, expiry dates and a watermark for outsiders.',
      },
      {
        icon: 'refresh-cw',
        title: 'Spreadsheet replacements',
        description:
          'The workbook with eleven sheets and macros turned into an application that keeps its formulas and loses its conflicts.',
      },
    ],
  },
  technologies: [
    { category: 'Frontend', tools: ['React', 'TypeScript', 'Angular', 'Storybook'] },
    { category: 'Backend', tools: ['NestJS', '.NET', 'Spring Boot', 'GraphQL'] },
    { category: 'Database', tools: ['PostgreSQL', 'MySQL', 'Redis', 'Elasticsearch'] },
    { category: 'DevOps', tools: ['Docker', 'GitHub Actions', 'Playwright', 'Sentry'] },
    { category: 'Cloud Platforms', tools: ['Amazon Web Services', 'Microsoft Azure', 'DigitalOcean'] },
  ],
};
