import { paths } from '@site/shared/navigation/paths';
import type { TeamPage } from './team.schema';

/** Both addresses show one team; /team is the canonical one (requirements §2.2). */

export const team: TeamPage = {
  path: paths.team,
  canonical: paths.team,
  head: {
    title: 'Our team: who leads the work',
    description:
      'Meet the four people who lead our projects: delivery, architecture, quality and security, data and AI, each of them reachable by name throughout.',
  },
  title: 'Our Team',
  heading: 'Four people who sign for the work',
  intro: [
    'Every project has one of these four as its sponsor. They join the first call, read the contract before you do, and take your call when something is wrong.',
  ],
};

export const ourTeam: TeamPage = {
  path: '/ourteam',
  canonical: paths.team,
  head: {
    title: 'The people behind our projects',
    description:
      'The people who answer for your project, what each of them is known for inside the company, and how they share the work of planning, building and testing.',
  },
  title: 'Our Team',
  heading: 'The people you will actually speak to',
  intro: [
    'No account manager stands between you and the engineers here. Delivery, architecture, quality and data each have a head who still does the work of the department.',
  ],
};
