import type { TemplateService } from '../template-service.schema';

export const entry: TemplateService = {
  path: '/service/analytics',
  head: {
    title: 'Data & Analytics',
    description:
      'A data warehouse fed from Tally, ERP, CRM and shop systems, agreed definitions, and dashboards that finance, sales and operations can all believe.',
  },
  name: 'Data & Analytics',
  listing: {
    icon: 'database',
    desc: 'A warehouse fed from billing, stock and CRM, with dashboards whose numbers can be traced back to the receipt.',
    order: { cards: 5, sidebar: 10 },
  },
  seed: 'service-analytics',
  heading: 'One number, and everybody believes it',
  intro: [
    'Ask sales, finance and the warehouse for last month’s revenue and you get three answers. All three are right: one counts orders, one counts invoices, one counts dispatches. Until the company decides what the word means, no dashboard will help.',
    'We settle the words first and the plumbing second. Then data from Tally, SAP, Odoo, the website and the point of sale flows into a warehouse every night or every quarter of an hour, is tested on arrival, and is shown to those who may see it.',
  ],
  approach: {
    heading: 'Start from the Monday meeting',
    text: [
      'We ask which decisions are taken each week and what paper lies on the table. Ten to fifteen figures usually carry the whole discussion. Each one gets a definition of a single sentence, an owner, and a way to click down to the voucher it came from.',
      'The first five figures are live after six weeks. By then the old spreadsheet and the new page have been compared line by line, and the differences explained. People give up a spreadsheet when they’ve seen why it was wrong, not before.',
    ],
  },
  technologyNote:
    'From the nightly load to the chart on the screen, with nothing that only one vendor can read.',
  technologies: [
    { category: 'Frontend', tools: ['Power BI', 'Metabase', 'Apache Superset', 'Looker', 'D3'] },
    { category: 'Backend', tools: ['Python', 'dbt', 'Apache Airflow', 'Airbyte', 'ClickHouse'] },
    { category: 'CRM', tools: ['Salesforce', 'Zoho CRM', 'Odoo'] },
    { category: 'CSM', tools: ['Zendesk', 'Freshdesk', 'Gainsight'] },
    { category: 'Cloud Platform', tools: ['Google BigQuery', 'Snowflake', 'Databricks', 'Microsoft Azure'] },
  ],
  blocks: [
    {
      kind: 'compare',
      heading: 'The month-end, before and after',
      sides: [
        {
          label: 'Before',
          points: [
            'branches mail spreadsheets until the seventh',
            'an analyst copies them together and hopes the columns match',
            'the board sees figures that are three weeks old',
          ],
        },
        {
          label: 'After',
          points: [
            'vouchers arrive each night and are checked against control totals',
            'a failed check sends a message to the branch that caused it',
            'the second working day shows a closed month',
          ],
        },
      ],
    },
    {
      kind: 'list',
      heading: 'The layers of the warehouse',
      items: [
        {
          term: 'Landing',
          text: 'Source data exactly as it came, dated, so that any figure can be recalculated later.',
        },
        {
          term: 'Cleaning',
          text: 'Units, currencies, GSTINs and item codes made equal, with every rejected row kept and counted.',
        },
        {
          term: 'Model',
          text: 'Facts and dimensions that analysts recognise: sale, stock, party, item, place, day.',
        },
        {
          term: 'Marts',
          text: 'Small sets for finance, sales or purchase, with rights down to the row for regional managers.',
        },
        {
          term: 'Catalogue',
          text: 'Definitions, owners and freshness in one place that can be searched by anyone.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Fair questions',
      items: [
        {
          question: 'Do we need a big platform?',
          answer:
            'Below some hundred million rows a single PostgreSQL or ClickHouse server does it for a few thousand rupees a month. We begin there and leave the door open.',
        },
        {
          question: 'Can it match our GST returns?',
          answer:
            'Yes. GSTR-2B is loaded monthly and set against the purchase register, so missing input credit is chased while the supplier still remembers.',
        },
        {
          question: 'What about personal data?',
          answer:
            'Mobile numbers and names are kept apart from the facts, masked for analysts, and deleted on the date your policy sets under the DPDP Act.',
        },
      ],
    },
  ],
};
