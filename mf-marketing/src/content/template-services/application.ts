import type { TemplateService } from '../template-service.schema';

export const entry: TemplateService = {
  path: '/services/application',
  head: {
    title: 'Application Services: support and renewal',
    description:
      'Support, upgrades and step-by-step modernisation for the business applications you already own, including those whose first developers have left.',
  },
  name: 'Application Services',
  listing: {
    icon: 'layers',
    desc: 'Care for the applications you already own: support hours, bug fixing, upgrades, and modernisation one module at a time.',
    order: { cards: 2, sidebar: 3 },
  },
  seed: 'service-application',
  heading: 'Care for the software you already depend on',
  intro: [
    'Somewhere in your company runs a program that nobody wants to touch. It was written in VB6, Oracle Forms or an early ASP.NET, its author left in 2016, and it still raises every invoice. We take such programs over, keep them alive, and renew them while the business goes on.',
    'The service covers newer systems too: the portal your last supplier delivered and forgot, the ERP with two hundred custom reports, the mobile app that the stores reject because of an old SDK.',
  ],
  approach: {
    heading: 'First understand it, then touch it',
    text: [
      'The first month changes nothing for your users. We read the code, draw the data flows, restore the backup on a machine of our own, and list every job that runs at night. Only a system that we can rebuild from scratch is one we can promise to support.',
      'Renewal then follows the old system’s own seams. One module, say the dealer ledger, moves to a new service behind the same menu; for some weeks both calculate side by side; when a month-end agrees to the paisa, the old part is switched off.',
    ],
  },
  technologyNote:
    'Your system decides what is on this list; these are the ones our own engineers support without a partner.',
  technologies: [
    { category: 'Frontend', tools: ['Angular', 'React', 'TypeScript', 'HTML'] },
    { category: 'Backend', tools: ['.NET', 'Java', 'Spring Boot', 'PHP', 'MySQL'] },
    { category: 'CRM', tools: ['Dynamics 365', 'SuiteCRM', 'Zoho CRM'] },
    { category: 'CSM', tools: ['Jira Service Management', 'ServiceNow', 'Freshdesk'] },
    { category: 'Cloud Platform', tools: ['Microsoft Azure', 'Oracle Cloud', 'Red Hat OpenShift'] },
  ],
  blocks: [
    {
      kind: 'table',
      heading: 'What the support contract promises',
      columns: ['Severity', 'For example', 'First answer', 'Working again'],
      rows: [
        ['1, work has stopped', 'No branch can bill', '15 minutes, day and night', '4 hours'],
        [
          '2, work is hindered',
          'One report is missing, a workaround exists',
          '1 hour, 8 am to 10 pm',
          'Next working day',
        ],
        ['3, a nuisance', 'A column is cut off in the PDF', '1 working day', 'Next monthly release'],
        ['4, a wish', 'A new filter on the stock screen', '3 working days', 'As planned with you'],
      ],
    },
    {
      kind: 'compare',
      heading: 'Repair or replace?',
      sides: [
        {
          label: 'Repair, when',
          points: [
            'the rules inside are right and only the platform is old',
            'fewer than a tenth of the screens cause nine tenths of the tickets',
            'a security patch is still sold for the database and the operating system',
          ],
        },
        {
          label: 'Replace, when',
          points: [
            'a standard product now does the same with settings alone',
            'a change in a GST rate needs a programmer and a weekend',
            'the only machine that can compile it stands under a desk',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The take-over in four weeks',
      steps: [
        {
          label: 'Week 1',
          text: 'Access, inventory, and interviews with three heavy users and the one person everybody calls.',
        },
        {
          label: 'Week 2',
          text: 'A clean build and a restored backup on our side; gaps go on a list with an owner.',
        },
        {
          label: 'Week 3',
          text: 'Your present supplier answers tickets while we watch, then the roles are swapped.',
        },
        {
          label: 'Week 4',
          text: 'The service desk opens, the run book is signed, and the first small fix goes out.',
        },
      ],
    },
  ],
};
