import type { TemplateService } from '../template-service.schema';

export const entry: TemplateService = {
  path: '/service/salesfore',
  head: {
    title: 'Salesforce set-up and integration',
    description:
      'Salesforce for sales and service teams: new set-ups, rescue of cluttered orgs, links to ERP and telephony, and training that outlasts the project.',
  },
  name: 'Salesforce',
  listing: {
    icon: 'handshake',
    desc: 'Sales, service and partner processes on Salesforce, joined to your ERP and telephone system.',
    order: { cards: 9, sidebar: 9 },
  },
  seed: 'service-salesforce',
  heading: 'A CRM the sales team opens without being told',
  intro: [
    'Salesforce can do nearly everything, and that is how it goes wrong. Each manager asks for a field; after five years a new lead has ninety of them, three automations fight over the stage, and the sales people keep their real list in WhatsApp.',
    'We set up new organisations and put old ones in order. In both cases the measure is the same: a visit or a call is recorded in under thirty seconds, on a phone, and the forecast on Friday needs no meeting to correct it.',
  ],
  approach: {
    heading: 'Standard first, clicks second, code last',
    text: [
      'Before anything is built we look for the standard object that already fits. What remains is made with Flow. Apex and Lightning Web Components come last, with tests, for rules that would be unreadable as a diagram.',
      'All changes live in version control and travel from a scratch org through a sandbox to production. Nobody edits production by hand, ourselves included, and each release can be compared with the one before it.',
    ],
  },
  technologyNote: 'The platform itself, and beside it only what Salesforce should not have to carry.',
  technologies: [
    { category: 'Frontend', tools: ['Lightning Web Components', 'React', 'TypeScript'] },
    { category: 'Backend', tools: ['MuleSoft', 'Node.js', 'Java', 'PostgreSQL'] },
    { category: 'CRM', tools: ['Salesforce', 'HubSpot', 'Zoho CRM'] },
    { category: 'CSM', tools: ['Salesforce Service Cloud', 'ServiceNow', 'Gainsight'] },
    { category: 'Cloud Platform', tools: ['Amazon Web Services', 'Google Cloud', 'Snowflake'] },
  ],
  blocks: [
    {
      kind: 'checklist',
      heading: 'The health check looks at',
      points: [
        'fields that fewer than one record in fifty has filled',
        'Workflow Rules and Process Builder, which Salesforce no longer supports, to be moved to Flow',
        'profiles with Modify All Data, and integration users who log in from anywhere',
        'duplicate accounts that differ only by “Pvt Ltd” or a missing GSTIN',
        'Apex classes whose tests assert nothing',
        'licences paid for people who left last year',
      ],
    },
    {
      kind: 'list',
      heading: 'What we connect it to',
      items: [
        {
          term: 'SAP, Odoo and Tally',
          text: 'Customers, credit limits and invoices shown on the account page, read-only, a few minutes old.',
        },
        {
          term: 'Telephony',
          text: 'Exotel, Ozonetel or Knowlarity calls logged by themselves, with the recording one click away.',
        },
        {
          term: 'WhatsApp Business',
          text: 'Approved templates sent from a case, and answers threaded under it.',
        },
        {
          term: 'Lead sources',
          text: 'IndiaMART, JustDial, website forms and trade fair scanners, de-duplicated by mobile number.',
        },
        {
          term: 'E-signature',
          text: 'Aadhaar eSign or DocuSign for quotations and dealer agreements, filed where the deal is.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How a rescue goes',
      steps: [
        {
          label: 'Week 1',
          text: 'We shadow four sales people and export the metadata; both tell a story, rarely the same one.',
        },
        {
          label: 'Week 2',
          text: 'You see what can be deleted, in order of how little anyone would miss it.',
        },
        { label: 'Weeks 3–5', text: 'One clean path from lead to order is built and tried by one region.' },
        {
          label: 'Week 6',
          text: 'The other regions follow, with an hour of training each and a named colleague to ask.',
        },
      ],
    },
  ],
};
