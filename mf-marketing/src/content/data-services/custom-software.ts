import type { DataService } from '../data-service.schema';

export const entry: DataService = {
  path: '/services/custom-software',
  head: {
    title: 'Custom software, when no product fits',
    description:
      'Made-to-measure software for processes no product covers: scoped in small paid steps, priced by milestone, documented, and owned by you from day one.',
  },
  name: 'Custom Software',
  order: 3,
  seed: 'services-custom',
  heading: 'Made to measure, and only where measure is needed',
  intro: [
    'Payroll, ledgers and e-mail should be bought. What deserves to be built is the part in which you differ: the way a co-operative pays nine thousand milk farmers by fat content, or how a printer estimates a job from paper, plates and passes.',
    'We help you draw that line honestly. A typical commission is one third new code and two thirds good connections to products you keep.',
  ],
  approach: {
    heading: 'Paid discovery, fixed milestones, open books',
    text: [
      'Discovery takes three to four weeks, has its own small price and ends with a document any competent firm could build from. If you stop there, you keep it. If you go on, its cost is credited to the first milestone.',
      'From then on you pay for milestones that you have accepted. You see the task board, the hours and the test results whenever you like; when priorities change, something of equal size leaves the plan, and both of us sign the line that says so.',
    ],
  },
  offers: {
    heading: 'What a commission can include',
    cards: [
      {
        icon: 'search',
        title: 'Discovery',
        description:
          'Interviews, process maps, a data model and a clickable outline, with an estimate that states its margin of error.',
      },
      {
        icon: 'boxes',
        title: 'Core systems',
        description:
          'Pricing engines, settlement, planning, claims: the rules that make you money, covered by tests your experts can read.',
      },
      {
        icon: 'plug',
        title: 'Connections',
        description:
          'Links to Tally, SAP, banks, couriers and government portals, each with a queue and a screen for what failed.',
      },
      {
        icon: 'database',
        title: 'Data migration',
        description:
          'Old records cleaned, moved and counted, rehearsed until the difference is zero or explained.',
      },
      {
        icon: 'file-text',
        title: 'Documentation',
        description:
          'Decisions, run book, data dictionary and a screen-by-screen manual in English and Hindi.',
      },
      {
        icon: 'life-buoy',
        title: 'Warranty and care',
        description:
          'Ninety days of free fixes after go-live, then a support plan you can leave at a month’s notice.',
      },
    ],
  },
  technologies: [
    { category: 'Frontend', tools: ['React', 'Vue.js', 'Flutter'] },
    { category: 'Backend', tools: ['Java', 'Spring Boot', '.NET', 'Node.js', 'Python'] },
    { category: 'Database', tools: ['PostgreSQL', 'MariaDB', 'MongoDB', 'Redis'] },
    { category: 'DevOps', tools: ['GitLab', 'Docker', 'Ansible', 'SonarQube'] },
    { category: 'Cloud Platforms', tools: ['Amazon Web Services', 'Google Cloud', 'Microsoft Azure'] },
  ],
};
