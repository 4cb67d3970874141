import { company } from '@site/shared/company/company';
import { paths } from '@site/shared/navigation/paths';
import type { About } from './about.schema';

export const about: About = {
  path: '/about',
  head: {
    title: 'About us: targets, values and way of work',
    description:
      'Who we are as an IT company, the targets we hold our own work to, six values described by what they look like in practice, and what we do each day.',
  },
  title: 'About',
  heading: 'A company of engineers, and small enough to know your name',
  seed: 'about',
  intro: [
    'We build and look after software for organisations in which a mistake is noticed the same day: a bank counter, a ward, a loading dock. This has shaped how we work. We test more than is usual, we promise less, and we pick up the telephone.',
  ],
  progress: {
    heading: 'Targets we hold ourselves to',
    bars: [
      { label: 'Code changes read by a second engineer', percent: 100 },
      { label: 'Milestones delivered on the agreed date', percent: 92 },
      { label: 'Support calls solved by the first person who answers', percent: 85 },
      { label: 'Engineers who stay with a client beyond the first year', percent: 90 },
    ],
  },
  quote: { label: 'Get A Quote', to: paths.contact },
  relatedLinks: { heading: 'How we are organised', links: [{ label: 'Who we are', to: paths.aboutUs }] },
  company: {
    heading: 'About Company',
    text: [
      'Our engineers came from product firms, banks’ own IT departments and a factory or two. What they had in common was some impatience with projects that end in a presentation. So the company is organised around running systems: each team builds, and each team carries the telephone for what it has built.',
      `${company.office.city} is a good place for it. Within an hour’s drive lie pharmaceutical plants, soya mills, textile markets, logistics parks and a dozen universities, and most of our ideas about software were formed while standing in one of them.`,
      'Clients abroad work with the same teams. We overlap with the Gulf for the whole day, with Europe until their late afternoon and with the American east coast in the evening.',
    ],
  },
  values: {
    heading: 'Our Core Values',
    items: [
      {
        icon: 'brain-circuit',
        title: 'Expertise',
        text: 'We take on work we understand, and say so when somebody else would do it better.',
      },
      {
        icon: 'target',
        title: 'Client Focus',
        text: 'The question in every review is what changes for the person at the counter.',
      },
      {
        icon: 'zap',
        title: 'Agility',
        text: 'Plans are kept short, so that a new rule from the regulator costs a week and not a quarter.',
      },
      {
        icon: 'sprout',
        title: 'Employee Growth',
        text: 'Every engineer has paid hours for learning each week and a senior who is measured by their progress.',
      },
      {
        icon: 'scale',
        title: 'Integrity',
        text: 'Bad news travels on the day we learn it, together with what we intend to do about it.',
      },
      {
        icon: 'heart',
        title: 'Respect',
        text: 'We speak to the stores clerk as we speak to the chairman, and learn more from the clerk.',
      },
    ],
  },
  offers: {
    heading: 'What We Offer',
    cards: [
      {
        icon: 'code-xml',
        title: 'Build',
        description:
          'New applications for web and mobile, from two-week trials to systems that carry a whole company.',
      },
      {
        icon: 'plug',
        title: 'Connect',
        description: 'Bridges between ERP, bank, marketplace and machine, so that a fact is typed in once.',
      },
      {
        icon: 'life-buoy',
        title: 'Run',
        description:
          'Operation and support with agreed hours, on our cloud accounts, on yours, or in your server room.',
      },
    ],
  },
  whatWeDo: {
    heading: 'What We Do',
    text: [
      'On an ordinary day one team moves a hospital’s laboratory results to a new server, another sits in a warehouse counting the steps of a picker, and a third argues about the right word for a returned parcel. The tools change every few years. The work stays the same: listening, modelling, building, checking.',
    ],
    points: [
      'custom software, web and mobile applications',
      'cloud, networks and managed operation',
      'data warehouses, analytics and machine learning',
      'testing, security reviews and audits',
      'design, consulting, Salesforce and digital marketing',
    ],
  },
};
