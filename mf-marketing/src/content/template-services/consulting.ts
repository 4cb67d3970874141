import type { TemplateService } from '../template-service.schema';

export const entry: TemplateService = {
  path: '/service/Consulting',
  head: {
    title: 'Technology Consulting',
    description:
      'Independent advice on ERP choice, architecture, cloud spend and outsourcing risk, written by engineers who have run such systems and sell no licences.',
  },
  name: 'Technology Consulting',
  listing: {
    icon: 'compass',
    desc: 'Roadmaps, due diligence, tender documents and architecture decisions from people who will not sell you the licence.',
    order: { cards: 6, sidebar: 2 },
  },
  seed: 'service-consulting',
  heading: 'An engineer’s opinion before the money is spent',
  intro: [
    'A wrong system costs twice: once when it is bought, and again each day it is worked around. Our consultants have built and run what they advise on, so the report names products, versions, prices and the week in which trouble usually begins.',
    'We take no commission from Microsoft, SAP, Odoo, Amazon or anybody else. If the best answer is the spreadsheet you already have with a proper backup, the report will say that and our invoice will be small.',
  ],
  approach: {
    heading: 'Facts from the floor, then numbers, then a choice',
    text: [
      'For two or three days we sit beside the people who key in, pick, approve and reconcile. We count: how many screens, how many re-typed figures, how long from order to cash. Those counts become the yardstick for every option.',
      'You receive three options at most, one of which is always “do nothing for a year”. Each carries a cost over three years, the people it needs, what it makes impossible, and how you would get out of it again.',
    ],
  },
  technologyNote: 'What we have run in production ourselves, and therefore dare to advise on.',
  technologies: [
    { category: 'Frontend', tools: ['React', 'Angular', 'Flutter'] },
    { category: 'Backend', tools: ['Java', '.NET', 'Node.js', 'PostgreSQL', 'Apache Kafka'] },
    { category: 'CRM', tools: ['Salesforce', 'Dynamics 365', 'Odoo', 'ERPNext'] },
    { category: 'CSM', tools: ['ServiceNow', 'Zendesk', 'Zoho Desk'] },
    {
      category: 'Cloud Platform',
      tools: ['Amazon Web Services', 'Microsoft Azure', 'Google Cloud', 'Oracle Cloud'],
    },
  ],
  blocks: [
    {
      kind: 'list',
      heading: 'What we are usually asked',
      items: [
        {
          term: 'Which ERP?',
          text: 'SAP Business One, Dynamics 365, Odoo or ERPNext, judged with twenty of your own transactions and not with the vendor’s demonstration data.',
        },
        {
          term: 'Is this supplier sound?',
          text: 'A look at code, contracts, staff turnover and escrow before you depend on a firm of forty people.',
        },
        {
          term: 'What are we buying?',
          text: 'Technical due diligence for an acquisition: what is built, what is rented, what must be rewritten, and the licence claims that could surface.',
        },
        {
          term: 'Will the regulator accept it?',
          text: 'A gap list against the RBI’s 2023 direction on outsourcing of IT services, SEBI’s cyber-resilience framework or ISO 27001.',
        },
        {
          term: 'Why is it so slow?',
          text: 'Measurements from the browser down to the disk, and the one query or network hop that causes most of it.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'Every report contains',
      points: [
        'a first page that a board member can read in four minutes',
        'the present cost, including licences nobody logs in to',
        'a drawing of the systems as they are, checked by your own people',
        'risks with a name beside each, and a date',
        'draft clauses for service levels, exit, source code and data return',
        'what we could not find out, and how it might change the advice',
      ],
    },
    {
      kind: 'note',
      heading: 'How an engagement is sized',
      text: [
        'A review of one system takes two to three weeks and two people. An ERP selection takes six to ten, because vendors need time to show your cases. A roadmap for a group of companies runs for a quarter, with a meeting every fortnight.',
        'All three have a fixed price that is agreed before we start. You may take the result to any supplier, and we help you write the tender, for GeM as well if you are a public body.',
      ],
    },
  ],
};
