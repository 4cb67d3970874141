import type { TemplateService } from '../template-service.schema';

export const entry: TemplateService = {
  path: '/service/cloud',
  head: {
    title: 'Cloud Services: migration and operation',
    description:
      'Cloud migration, cost control and 24-hour operation on AWS, Azure and Google Cloud regions in India, with recovery times that are rehearsed and proved.',
  },
  name: 'Cloud Services',
  listing: {
    title: 'Cloud services',
    icon: 'cloud',
    desc: 'Moving servers to the cloud, keeping the monthly bill in check, and being awake when a disk fills at three in the morning.',
    order: { cards: 4, sidebar: 4 },
  },
  seed: 'service-cloud',
  heading: 'Servers you no longer have to think about',
  intro: [
    'The server room behind the accounts office has a split air-conditioner, a UPS with a tired battery and a backup disk in the same rack. Moving it to a cloud is easy. Moving it so that it costs less, survives a bad day and satisfies an auditor takes some experience.',
    'We plan the move, carry it out on weekends, and then run what we moved: patches, certificates, backups, alarms at night, and a monthly bill that somebody has read.',
  ],
  approach: {
    heading: 'Move in waves, and prove each one',
    text: [
      'We begin with something harmless, such as the test system or the file archive, to learn about your network and your people. Next come applications that stand alone. The ERP and its database travel last, after two full rehearsals with a stopwatch.',
      'Everything is written as code from the first server on, so the second site is a command and not a project. Each wave ends with a restore test: if we can’t bring yesterday’s data back in the agreed time, the wave isn’t finished.',
    ],
  },
  technologyNote: 'Set up from code, watched from one screen, and movable from one provider to the next.',
  technologies: [
    { category: 'Frontend', tools: ['React', 'Next.js', 'Grafana'] },
    { category: 'Backend', tools: ['Docker', 'Kubernetes', 'Terraform', 'PostgreSQL', 'Redis'] },
    { category: 'CRM', tools: ['Dynamics 365', 'Odoo', 'SuiteCRM'] },
    { category: 'CSM', tools: ['ServiceNow', 'Jira Service Management', 'Freshdesk'] },
    {
      category: 'Cloud Platform',
      tools: ['Amazon Web Services', 'Microsoft Azure', 'Google Cloud', 'DigitalOcean'],
    },
  ],
  blocks: [
    {
      kind: 'table',
      heading: 'Where your data would live',
      columns: ['Provider', 'Indian regions', 'We tend to choose it for'],
      rows: [
        ['AWS', 'Mumbai, Hyderabad', 'Mixed Linux estates and the widest choice of managed databases'],
        [
          'Microsoft Azure',
          'Pune, Chennai, Mumbai',
          'Windows, SQL Server, and firms that already pay for Microsoft 365',
        ],
        ['Google Cloud', 'Mumbai, Delhi', 'BigQuery, machine learning and container platforms'],
        [
          'A data centre of your own',
          'Your city',
          'Factory systems that must run when the line to the world is cut',
        ],
      ],
    },
    {
      kind: 'list',
      heading: 'Where the bill hides',
      items: [
        {
          term: 'Machines asleep',
          text: 'Test servers that run on Sundays; a timetable usually takes off more than half of their cost.',
        },
        {
          term: 'Disks of the dead',
          text: 'Volumes and snapshots left behind by deleted machines, charged month after month.',
        },
        {
          term: 'Traffic between zones',
          text: 'Two chatty services in different zones can cost more than the servers they run on.',
        },
        {
          term: 'Logs kept for ever',
          text: 'What CERT-In wants for 180 days need not lie on the fastest storage for five years.',
        },
        {
          term: 'No commitment',
          text: 'A steady load bought by the hour is dear; one-year plans commonly save a quarter to a third.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you sign an operations contract',
      items: [
        {
          question: 'How much work may we lose, and how long may we wait?',
          answer:
            'The two answers, in minutes, are the recovery point and the recovery time. They set the price more than anything else does.',
        },
        {
          question: 'May this data leave the country?',
          answer:
            'Payment data may not be stored abroad since the RBI’s circular of April 2018. SEBI’s 2023 cloud framework asks for providers empanelled by MeitY.',
        },
        {
          question: 'Who reports a breach within six hours?',
          answer:
            'CERT-In’s directions of 2022 set that limit. The contract should name the person who makes the call and the one who makes it when the first is on leave.',
        },
      ],
    },
  ],
};
