import type { TemplateService } from '../template-service.schema';

export const entry: TemplateService = {
  path: '/service/web',
  head: {
    title: 'Web Development',
    description:
      'Customer portals, online shops and office tools on the web: quick on ordinary phones, accessible, tested, and handed over with code and notes.',
  },
  name: 'Web Development',
  listing: {
    icon: 'globe',
    desc: 'Customer portals, online shops and back-office tools in React, Next.js, .NET or Java, with tests and a written hand-over.',
    order: { cards: 1, sidebar: 1 },
  },
  seed: 'service-web',
  heading: 'Websites and portals that people can finish a task on',
  intro: [
    'Most of your visitors hold a phone that cost less than fifteen thousand rupees, on a network that drops between two floors. They want to pay a fee, check a delivery or download a certificate, and leave. We build for that visitor first, and the director’s laptop is never a problem afterwards.',
    'The same care goes into the screens nobody advertises: the branch manager’s approval list, the dispatcher’s board, the form a clerk fills four hundred times a day. One second saved there is worth more than any animation on the front page.',
  ],
  approach: {
    heading: 'Small releases, from the second week on',
    text: [
      'We agree on one journey that matters, for instance “a dealer places a repeat order”, and put it on a test address within two weeks. You try it, your dealer tries it, and the next journey is planned with what both of you said.',
      'Every change goes through review by a second engineer, an automated test run and a preview link before it reaches visitors. A release takes minutes and so does taking it back, which is why we can do it at eleven in the morning and not at midnight.',
    ],
  },
  technologyNote: 'Widely known tools, so that another firm could take the site over tomorrow.',
  technologies: [
    { category: 'Frontend', tools: ['React', 'Next.js', 'TypeScript', 'Vue.js', 'Tailwind CSS'] },
    { category: 'Backend', tools: ['Node.js', 'NestJS', '.NET', 'Laravel', 'PostgreSQL'] },
    { category: 'CRM', tools: ['Zoho CRM', 'HubSpot', 'Odoo'] },
    { category: 'CSM', tools: ['Freshdesk', 'Chatwoot', 'Zendesk'] },
    { category: 'Cloud Platform', tools: ['Amazon Web Services', 'Google Cloud', 'Cloudflare', 'Vercel'] },
  ],
  blocks: [
    {
      kind: 'figures',
      heading: 'The limits a page has to keep',
      figures: [
        { value: '2.5 s', label: 'until the largest thing on the screen has appeared' },
        { value: '200 ms', label: 'between a tap and the page’s answer' },
        { value: '4.5 : 1', label: 'contrast of text against its background' },
        { value: '44 px', label: 'for anything a thumb must hit' },
      ],
      note: 'The first two are Google’s Core Web Vitals, the third is WCAG 2.2 at level AA, the last is our own rule; a build that breaks one of them is not released.',
    },
    {
      kind: 'list',
      heading: 'What you hold at the end',
      items: [
        {
          term: 'The source code',
          text: 'In a repository under your own account, with its history, from the first day.',
        },
        {
          term: 'An editor’s desk',
          text: 'Your team changes prices, notices and pictures without calling us, and can see a page before it goes out.',
        },
        {
          term: 'Payments that reconcile',
          text: 'UPI, cards and net banking through a licensed aggregator, with a daily file that matches the bank statement line by line.',
        },
        {
          term: 'Consent and logs',
          text: 'Notice and consent records as the DPDP Act asks, and 180 days of logs kept in India for CERT-In.',
        },
        {
          term: 'A hand-over note',
          text: 'Ten to twenty pages that let another firm run the site if you ever wish to leave us.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Worth asking any web supplier',
      items: [
        {
          question: 'Which phone do you test on?',
          answer:
            'A good answer names a model and a network. We keep a shelf of ordinary Android phones and test with the signal held down to 3G speed.',
        },
        {
          question: 'What happens if a release goes wrong?',
          answer:
            'There should be one command, known to more than one person, and it should have been rehearsed this quarter.',
        },
        {
          question: 'Who owns the domain and the hosting account?',
          answer:
            'You do, with your own card and your own phone number for the one-time password. Suppliers get access that can be withdrawn.',
        },
      ],
    },
  ],
};
