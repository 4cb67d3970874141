import { paths, redirects } from '@site/shared/navigation/paths';
import type { ProjectDetail } from './project-detail.schema';

export const projectDetail: ProjectDetail = {
  seed: 'erp-implementation',
  title: 'Enterprise Resource Planning Implementation',
  intro:
    'A manufacturer with three plants and one sales office wanted a single system for orders, stock, production and accounts. This is how such a project runs, from the first walk through the stores to the first month-end closing.',
  facts: {
    heading: 'Project at a glance',
    items: [
      { label: 'Sector', value: 'Manufacturing, three plants' },
      { label: 'Modules', value: 'Finance, purchase, stock, production, sales, payroll' },
      { label: 'Replaced', value: 'Accounting package, spreadsheets, paper registers' },
      { label: 'Go-live', value: 'Plant by plant, finance first' },
      { label: 'Connected to', value: 'GST e-invoicing, bank files, weighbridge' },
    ],
  },
  body: [
    { kind: 'heading', id: 'starting-point', text: 'Where the project began' },
    {
      kind: 'paragraph',
      text: 'Before the project, a sales order was typed four times: into an e-mail, a planning sheet, a stores register and the accounting package. Each copy had its own item names. Purchase ordered what the sheet said, and the stores issued what the register said.',
    },
    {
      kind: 'paragraph',
      text: 'Month end showed the price of it. Stock value in the accounts and stock on the shelf never agreed, so three people spent the first week of each month finding the difference. By the time the figures were ready, the decisions they were meant for had been taken.',
    },
    { kind: 'heading', id: 'scope', text: 'What we left standard' },
    {
      kind: 'paragraph',
      text: 'Every wish from the workshops went into one of three columns: the law requires it, a customer pays for it, or we have always done it this way. The first two could change the system. The third had to show what it would cost to maintain through ten years of upgrades, and most of it was withdrawn by the people who had asked.',
    },
    {
      kind: 'paragraph',
      text: 'Tax was never up for debate. HSN codes, e-invoices, e-way bills and the matching of purchase bills with GSTR-2B were designed with the company’s chartered accountant before the first screen was configured.',
    },
    { kind: 'heading', id: 'masters', text: 'Masters before modules' },
    {
      kind: 'paragraph',
      text: 'An ERP system multiplies whatever you feed it. If one bearing exists under three codes, it will be planned, bought and counted three times. So the item, vendor and customer lists were cleaned first, by the people who use them, with one named owner for each list.',
    },
    {
      kind: 'list',
      style: 'points',
      items: [
        {
          term: 'Items:',
          text: 'one code for one thing, one base unit, and a conversion wherever purchase buys in kilograms and production counts pieces.',
        },
        {
          term: 'Vendors:',
          text: 'GSTIN and bank details verified, duplicates merged, payment terms taken from contracts rather than memory.',
        },
        {
          term: 'Bills of material:',
          text: 'compared with what the shop floor really consumes, including scrap.',
        },
        {
          term: 'Opening balances:',
          text: 'open invoices and open orders only, with the history kept readable in the old system.',
        },
      ],
    },
    { kind: 'heading', id: 'cut-over', text: 'A weekend with a way back' },
    {
      kind: 'paragraph',
      text: 'Each plant changed over on a weekend. Dispatch stopped on Friday evening, stock was counted on Saturday, balances were loaded and signed that night, and the first gate pass was printed on Monday morning. The plan had an hour written beside every task and one line that mattered most: until Sunday noon, we could still go back.',
    },
    {
      kind: 'paragraph',
      text: 'Payroll ran in both systems for two months, because a wrong payslip costs more trust than a late report. Nothing else ran twice. Double entry of stock only teaches people to believe the old register.',
    },
    { kind: 'heading', id: 'afterwards', text: 'What changed on the floor' },
    {
      kind: 'paragraph',
      text: 'An order is now entered once, and planning, stores, dispatch and accounts all work from that entry. A salesperson sees what can be promised before promising it. The closing checklist has shrunk to the handful of items that need judgement, such as provisions and slow-moving stock.',
    },
  ],
  process: {
    heading: 'Six steps from survey to support',
    intro: 'Each step ends with a document or a result that someone on the client’s side signs.',
    steps: [
      {
        icon: 'clipboard-list',
        title: 'Needs Assessment',
        text: 'We follow one order, one purchase and one payslip through the company and write down every hand-over. The result is a list of requirements, each with a reason and an owner.',
      },
      {
        icon: 'drafting-compass',
        title: 'Solution Design',
        text: 'Processes are drawn on the standard modules, and each deviation gets a price tag. Roles, approval limits and the chart of accounts are settled here, because they are the costliest to change later.',
      },
      {
        icon: 'database',
        title: 'Data Migration',
        text: 'Lists are cleaned at the source, loaded by script and reconciled by count and by value. We rehearse the load at least twice, so that the real one holds no surprise.',
      },
      {
        icon: 'users',
        title: 'Change Management',
        text: 'Every department names a key user, who tests early and trains colleagues in their own words. Job cards and short videos show the ten tasks that fill most of a working day.',
      },
      {
        icon: 'flask-conical',
        title: 'Testing & Quality',
        text: 'Key users run whole chains, from quotation to receipt, on migrated data instead of made-up samples. A defect is closed only when the person who found it has seen the repair.',
      },
      {
        icon: 'rocket',
        title: 'Go Live & Support',
        text: 'Consultants sit beside the users for the first weeks and through the first closing. After that, a service desk takes over with agreed response times and a monthly review of what keeps coming back.',
      },
    ],
  },
  benefits: {
    heading: 'What the business gains',
    items: [
      {
        icon: 'boxes',
        title: 'Stock you can promise',
        text: 'Free, reserved and incoming quantities stand side by side for every location.',
      },
      {
        icon: 'calendar-check',
        title: 'A shorter closing',
        text: 'Sub-ledgers agree every day, so month end confirms the figures instead of searching for them.',
      },
      {
        icon: 'indian-rupee',
        title: 'Tax that matches',
        text: 'E-invoices and input credit come from the same entries as the accounts.',
      },
      {
        icon: 'list-checks',
        title: 'Approvals with a trail',
        text: 'Who allowed a price, a credit limit or a payment is on record with date and reason.',
      },
    ],
  },
  getStarted: {
    heading: 'Get Started',
    text: 'Bring one process that hurts. In a first workshop we map it with your team and tell you whether it needs an ERP system, a smaller repair or only a clear rule.',
    link: { label: 'Book a first workshop', to: paths.contact },
  },
  closing: {
    heading: 'Planning for the next financial year?',
    text: 'A go-live on 1 April needs clean lists by December. Talk to us while there is still time to count.',
    link: { label: 'Contact us', to: redirects.contactLeftover.from },
  },
  more: {
    heading: 'More Project',
    services: [
      {
        icon: 'compass',
        title: 'Technology Consulting',
        text: 'Choose between products and partners with a scored shortlist instead of a sales demo.',
      },
      {
        icon: 'blocks',
        title: 'Application Services',
        text: 'Portals, mobile apps and interfaces around the ERP, for dealers, drivers and field staff.',
      },
      {
        icon: 'chart-column',
        title: 'Data & Analytics',
        text: 'Margins, ageing and plant output on dashboards that read the ledger every night.',
      },
    ],
    link: { label: 'View all services', to: paths.services },
  },
};
