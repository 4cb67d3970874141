import type { TemplateService } from '../template-service.schema';

export const entry: TemplateService = {
  path: '/service/artifical',
  head: {
    title: 'AI & Machine Learning',
    description:
      'Demand forecasts, credit scoring, document reading and visual inspection with machine learning, tested against today’s method before you rely on it.',
  },
  name: 'AI & Machine Learning',
  listing: {
    icon: 'brain-circuit',
    desc: 'Demand forecasts, document reading, search over your own files and visual inspection, each with an honest error rate.',
    order: { cards: 3, sidebar: 5 },
  },
  relatedLinks: {
    heading: 'New to it?',
    links: [{ label: 'Artificial Services', to: '/service/Ai' }],
  },
  seed: 'service-ai-machine-learning',
  heading: 'Models that have to beat the person who does it today',
  intro: [
    'Your planner already forecasts, with experience and a spreadsheet. Your checker already spots the cracked tile. A model earns its place only if it does that job better, faster or at an hour when nobody is there, and we measure this before we build anything around it.',
    'That test often takes three weeks and a copy of two years’ data. Sometimes it ends with “not yet”, because the data is thin or the gain is small. You have then saved a year.',
  ],
  approach: {
    heading: 'Baseline, pilot, and only then a product',
    text: [
      'First we write down how well things go now: forecast error by item and week, loans gone bad, minutes for each invoice. Then a simple method is tried, because a regression that your own analyst can explain beats a deep network that is right by one point more.',
      'The pilot runs beside the old way, on live data, with a person deciding. We watch for drift each week. What goes into production has an owner, a switch to turn it off, and a record of which model version said what.',
    ],
  },
  technologyNote: 'Plain libraries with long lives: the model changes more often than what stands around it.',
  technologies: [
    { category: 'Frontend', tools: ['React', 'Streamlit', 'TypeScript'] },
    { category: 'Backend', tools: ['Python', 'PyTorch', 'scikit-learn', 'FastAPI', 'MLflow', 'ONNX'] },
    { category: 'CRM', tools: ['Salesforce', 'Zoho CRM', 'LeadSquared'] },
    { category: 'CSM', tools: ['Zendesk', 'Intercom', 'Freshdesk'] },
    { category: 'Cloud Platform', tools: ['Google Cloud', 'Amazon Web Services', 'Databricks'] },
  ],
  blocks: [
    {
      kind: 'table',
      heading: 'Uses that have a yardstick',
      columns: ['Task', 'Data needed', 'Measured by'],
      rows: [
        [
          'Demand by item and store',
          'Two years of daily sales, prices, festival calendar',
          'Weighted error against last year’s plan',
        ],
        [
          'Credit and early warning',
          'Repayments, bureau data, account conduct',
          'Bad loans caught at the same approval rate',
        ],
        [
          'Invoice and bill reading',
          'A thousand scanned pages with the right answers',
          'Fields correct without a human touch',
        ],
        [
          'Visual inspection',
          'Some hundreds of pictures for each defect',
          'Defects missed, good parts rejected',
        ],
        [
          'Machine failure',
          'Sensor readings around past breakdowns',
          'Hours of warning, false alarms in a month',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'From question to decision in ten weeks',
      steps: [
        {
          label: 'Weeks 1–2',
          text: 'One question is chosen and the present result is measured, warts included.',
        },
        {
          label: 'Weeks 3–5',
          text: 'Data is cleaned and two or three methods compete on months that none of them has seen.',
        },
        {
          label: 'Weeks 6–9',
          text: 'The winner runs in the shadow of your team, who mark each suggestion as right or wrong.',
        },
        {
          label: 'Week 10',
          text: 'You get the numbers, the running cost and our advice: build, wait or drop.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What a model must bring to production',
      points: [
        'a data sheet: where the training data came from and who agreed to its use',
        'its error by region, branch, language and customer group, not only on average',
        'a plain reason for each refusal that touches a person',
        'a limit at which it stops and asks',
        'a retraining date, and the name of whoever signs for it',
      ],
    },
  ],
};
