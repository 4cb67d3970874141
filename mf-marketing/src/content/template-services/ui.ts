import type { TemplateService } from '../template-service.schema';

export const entry: TemplateService = {
  path: '/service/ui',
  head: {
    title: 'UI/UX Design',
    description:
      'User research, prototypes and design systems for software used at counters, bedsides and loading bays, in English and Indian languages, to WCAG 2.2.',
  },
  name: 'UI/UX Design',
  listing: {
    icon: 'pen-tool',
    desc: 'Research, prototypes and design systems that developers can build from without guessing the spacing.',
    order: { cards: 8, sidebar: 8 },
  },
  seed: 'service-ui',
  heading: 'Screens drawn beside the people who use them',
  intro: [
    'A cashier doesn’t read. She recognises, and her fingers know where the total key is. A nurse holds the tablet in one gloved hand. A driver looks for one second at a red light. Design for work starts with such facts, and they are never found in a meeting room.',
    'So our designers travel. They spend a shift at the counter, the ward or the dock, take notes, and come back with the handful of moments where the software makes a person stop.',
  ],
  approach: {
    heading: 'Paper, prototype, five people, again',
    text: [
      'We sketch on paper in the first week because paper invites criticism. The best sketch becomes a clickable prototype with your real product names and your longest customer address in it. Five people of the intended kind try it, one by one, while you watch.',
      'Each round removes something. After two or three of them we write the design down as components with names, states and spacing, in the same words the developers use in code.',
    ],
  },
  technologyNote: 'Where we draw, and what the drawings are built with afterwards.',
  technologies: [
    { category: 'Frontend', tools: ['Figma', 'Penpot', 'Storybook', 'React', 'LottieFiles'] },
    { category: 'Backend', tools: ['Node.js', 'Strapi', 'Sanity'] },
    { category: 'CRM', tools: ['HubSpot', 'Salesforce', 'Zoho CRM'] },
    { category: 'CSM', tools: ['Intercom', 'Zendesk', 'Chatwoot'] },
    { category: 'Cloud Platform', tools: ['Vercel', 'Firebase', 'Google Cloud'] },
  ],
  blocks: [
    {
      kind: 'list',
      heading: 'Details that decide whether it works',
      items: [
        {
          term: 'Devanagari needs room',
          text: 'Hindi and Marathi letters carry marks above and below, so lines stand about a fifth further apart than in English.',
        },
        {
          term: 'Lakhs and crores',
          text: 'Amounts are grouped the Indian way, 12,34,567, and an export screen switches to millions for the buyer abroad.',
        },
        {
          term: 'Names of one word',
          text: 'Many people have no surname. A form that insists on one teaches everybody to type a full stop.',
        },
        {
          term: 'Sun on the glass',
          text: 'Yards and shop floors are bright, so we check contrast outdoors at noon and not only on a studio display.',
        },
        {
          term: 'Keyboard before mouse',
          text: 'For data entry, Tab and Enter must be enough to complete a voucher; many clerks have used Tally for fifteen years.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'A design sprint of three weeks',
      steps: [
        {
          label: 'Days 1–4',
          text: 'We watch and interview at the workplace, eight to ten people, with one of your managers along.',
        },
        {
          label: 'Days 5–8',
          text: 'Findings are sorted on a wall, and together we choose two tasks that must become easier.',
        },
        { label: 'Days 9–12', text: 'Sketches turn into a prototype that runs on the actual device.' },
        {
          label: 'Days 13–15',
          text: 'Five test sessions, a list of changes, and a decision whether to build.',
        },
      ],
    },
    {
      kind: 'note',
      heading: 'Accessible is not a version of its own',
      text: [
        'The 2011 census counted one Indian in forty-five as disabled, and everyone else has a dusty screen, a broken finger or an ageing eye at some time. We design to WCAG 2.2 AA, which covers most of what IS 17802 and GIGW 3.0 ask of public bodies. It is checked with a keyboard, with 200 per cent zoom and with TalkBack, by a person.',
      ],
    },
  ],
};
