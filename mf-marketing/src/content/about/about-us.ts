import { paths } from '@site/shared/navigation/paths';
import type { AboutUs } from './about.schema';

/** Title, sub-title and counters are fixed (requirements §2.2). */
export const aboutUs: AboutUs = {
  path: paths.aboutUs,
  head: {
    title: 'Who we are: IT solutions for your business',
    description:
      'How our company is organised: small standing teams, one engineer who answers, open books, and rules about security and staff that we put in the contract.',
  },
  title: 'Comprehensive IT Solutions Tailored to Your Business',
  subTitle: 'WhoWeAre',
  images: ['about-us-warp', 'about-us-weft'],
  intro: [
    'Comprehensive, to us, means that you do not have to coordinate five suppliers. The people who advise on a system can also build it, move it to the cloud, test it and answer for it at night.',
    'Tailored means that we cut to measure only where your business differs from your neighbour’s. For the rest we use what is proven and easy to hire for.',
  ],
  counters: [
    { label: 'IT Consulting', percent: 100 },
    { label: 'Cloud Computing', percent: 98 },
  ],
  quote: { label: 'Get A Quote', to: paths.contact },
  relatedLinks: { heading: 'How we measure it', links: [{ label: 'Targets and values', to: '/about' }] },
  blocks: [
    {
      kind: 'list',
      heading: 'How we are organised',
      items: [
        {
          term: 'Standing teams',
          text: 'Five to seven people who have worked together before; clients get a team, not a list of profiles.',
        },
        {
          term: 'One answerable engineer',
          text: 'The name in your contract belongs to somebody who can read the code.',
        },
        {
          term: 'Open books',
          text: 'Hours, tasks and test results are visible to you as they happen, without a monthly ritual.',
        },
        {
          term: 'A written way of working',
          text: 'Naming, reviews, backups and releases follow rules that every new colleague reads in the first week.',
        },
      ],
    },
    {
      kind: 'checklist',
      heading: 'What we put in the contract without being asked',
      points: [
        'named people, and your right to refuse a replacement',
        'background checks and confidentiality for everyone with access',
        'no sub-contracting unless you agree in writing',
        'return and deletion of your data within thirty days of the end',
        'notice of a security incident on the day it is found',
      ],
    },
    {
      kind: 'note',
      heading: 'Whom we suit, and whom we don’t',
      text: [
        'We suit companies of fifty to five thousand people whose software is a working tool, and product firms that need a second team with discipline. We are the wrong choice for a campaign site by Friday, or if the lowest hourly rate decides.',
      ],
    },
  ],
};
