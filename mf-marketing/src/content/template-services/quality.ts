import type { TemplateService } from '../template-service.schema';

export const entry: TemplateService = {
  path: '/service/qualtiyassurance',
  head: {
    title: 'Quality Assurance and software testing',
    description:
      'Manual and automated testing, load tests and security checks for web, mobile and API: clear defect reports, honest coverage, and releases without fear.',
  },
  name: 'Quality Assurance',
  listing: {
    icon: 'shield-check',
    desc: 'Manual and automated testing for web, mobile and API, plus load tests before sale days and admission days.',
    order: { cards: 7, sidebar: 7 },
  },
  seed: 'service-quality',
  heading: 'Find it before the customer does',
  intro: [
    'A defect found at the desk costs an hour. The same defect found on result day, with two lakh students pressing refresh, costs a newspaper headline. Our testers think about that day from the beginning, and they say no when no is the right word.',
    'We test what we build, and we also test for companies whose software comes from elsewhere: as an extra pair of eyes for one release, as a standing team, or as the independent acceptance that a tender asks for.',
  ],
  approach: {
    heading: 'Risk decides what is tested first',
    text: [
      'Nobody can test everything, so we ask what would hurt: money booked twice, a wrong dose, a price of zero, a stranger reading someone’s file. Those paths are tested at every change, by machine. Beautiful corners that no one visits can wait.',
      'People still explore by hand, in sessions of ninety minutes with a written purpose. A machine checks what it was told; a curious person presses Back in the middle of a payment.',
    ],
  },
  technologyNote: 'Tools that run on your own build server, so that the tests stay when we go.',
  technologies: [
    { category: 'Frontend', tools: ['Playwright', 'Cypress', 'Selenium', 'Appium', 'Storybook'] },
    { category: 'Backend', tools: ['Postman', 'k6', 'Apache JMeter', 'SonarQube'] },
    { category: 'CRM', tools: ['Salesforce', 'Dynamics 365', 'Zoho CRM'] },
    { category: 'CSM', tools: ['Jira Service Management', 'Zendesk', 'ServiceNow'] },
    {
      category: 'Cloud Platform',
      tools: ['Amazon Web Services', 'Microsoft Azure', 'GitHub Actions', 'GitLab'],
    },
  ],
  blocks: [
    {
      kind: 'table',
      heading: 'Which test runs when',
      columns: ['Test', 'Runs', 'Takes', 'Stops the release?'],
      rows: [
        ['Unit and contract tests', 'At every commit', 'Under 5 minutes', 'Yes'],
        ['Browser journeys', 'At every merge', 'Under 20 minutes', 'Yes'],
        ['Accessibility', 'At every merge', 'With the journeys', 'Yes, for WCAG 2.2 AA faults'],
        [
          'Load and soak',
          'Weekly, and before a peak day',
          '1 to 8 hours',
          'Yes, if the 95th percentile slips',
        ],
        [
          'Security (OWASP ASVS)',
          'Each quarter, and after big changes',
          '5 to 10 days',
          'Yes, for high findings',
        ],
      ],
    },
    {
      kind: 'checklist',
      heading: 'A defect report you can act on',
      points: [
        'a title that says what is wrong and for whom',
        'steps that a new colleague can follow without asking',
        'expected and actual result, with a short recording',
        'device, build number, time and the request’s trace id',
        'severity by damage, and priority decided by you',
      ],
    },
    {
      kind: 'questions',
      heading: 'What test managers ask us',
      items: [
        {
          question: 'How much should be automated?',
          answer:
            'What repeats and is stable: usually the thirty or forty journeys that carry the money. A screen that is redesigned each month is cheaper by hand.',
        },
        {
          question: 'Is 90 per cent coverage enough?',
          answer:
            'Coverage tells what was executed, not what was checked. We plant small faults on purpose and count how many the tests catch.',
        },
        {
          question: 'May testers use real customer data?',
          answer:
            'No. We generate data with the same shape, or mask it so that names, PAN and Aadhaar numbers cannot be recovered.',
        },
        {
          question: 'Our release waits three days for testing. Can it be faster?',
          answer:
            'Mostly yes, by testing smaller changes. Three days of testing is a sign that three weeks of work arrived at once.',
        },
      ],
    },
  ],
};
