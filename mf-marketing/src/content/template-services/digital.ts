import type { TemplateService } from '../template-service.schema';

export const entry: TemplateService = {
  path: '/service/digital',
  head: {
    title: 'Digital Marketing',
    description:
      'Search, paid campaigns, e-mail and WhatsApp for Indian and export markets, measured from the first click to the invoice and reported in plain rupees.',
  },
  name: 'Digital Marketing',
  listing: {
    icon: 'megaphone',
    desc: 'Search visibility, paid campaigns and marketing automation, reported in rupees per qualified enquiry.',
    order: { cards: 10, sidebar: 6 },
  },
  seed: 'service-digital',
  heading: 'Marketing that is counted in orders',
  intro: [
    'Impressions are easy to buy. What a business needs to know is how many of last month’s enquiries were real, which of them became orders, and what each one cost. Few reports say it, since the advertising account and the billing system have never met.',
    'We make them meet. A call, a form or a chat carries its source into your CRM, and when the order is invoiced the campaign learns of it. After two months you can move money from what looks busy to what sells.',
  ],
  approach: {
    heading: 'Measure first, spend second',
    text: [
      'Before a rupee goes to Google or Meta we repair the ground: analytics with consent, a page that loads quickly, a form with four fields and not eleven, a number that somebody answers. This alone often lifts enquiries more than a larger budget would.',
      'Then we run small tests of two to three weeks, each with a question and a stopping rule. Writers work with your product people, so that an article on, say, kiln temperatures is read by buyers who know what a kiln is.',
    ],
  },
  technologyNote:
    'Pages that load at once, a count that respects consent, and a CRM that learns of the order.',
  technologies: [
    { category: 'Frontend', tools: ['Astro', 'WordPress', 'Next.js', 'Google Tag Manager'] },
    { category: 'Backend', tools: ['Strapi', 'Node.js', 'Google BigQuery', 'Matomo'] },
    { category: 'CRM', tools: ['HubSpot', 'Zoho CRM', 'LeadSquared', 'Freshsales'] },
    { category: 'CSM', tools: ['Intercom', 'Chatwoot', 'Zoho Desk'] },
    { category: 'Cloud Platform', tools: ['Google Cloud', 'Cloudflare', 'Firebase'] },
  ],
  blocks: [
    {
      kind: 'compare',
      heading: 'What the monthly report holds',
      sides: [
        {
          label: 'On page one',
          points: [
            'qualified enquiries, and the cost of each by channel',
            'orders and their value, joined from your billing',
            'what we stopped, what we started, and why',
          ],
        },
        {
          label: 'Left out on purpose',
          points: [
            'impressions and reach without a result beside them',
            'followers, unless your buyers really are among them',
            'charts whose scale begins at ninety per cent',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The first ninety days',
      steps: [
        {
          label: 'Days 1–15',
          text: 'Tracking is repaired, consent is put in order, and the CRM gains a source field nobody can skip.',
        },
        {
          label: 'Days 16–45',
          text: 'Two landing pages and three search campaigns go live with a modest, capped budget.',
        },
        {
          label: 'Days 46–75',
          text: 'Losers are switched off; e-mail and WhatsApp follow up those who asked and did not buy.',
        },
        {
          label: 'Days 76–90',
          text: 'We sit down over cost for each order, and set next quarter’s budget from it.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Rules that keep you out of trouble',
      items: [
        {
          term: 'TRAI and DLT',
          text: 'Headers and templates for SMS are registered before the first message, in your name.',
        },
        {
          term: 'WhatsApp',
          text: 'Only approved templates go to people who opted in, with an easy way to stop.',
        },
        {
          term: 'ASCI',
          text: 'Influencers say “ad” where it can be seen, and every “No. 1” claim has its source on file.',
        },
        {
          term: 'DPDP and GDPR',
          text: 'Consent is asked in the reader’s language, stored with date and text, and honoured on withdrawal.',
        },
      ],
    },
  ],
};
