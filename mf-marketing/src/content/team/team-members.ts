import type { TeamMember } from './team.schema';

/** Sample people; the same four on the team pages and in the vision page's team block (requirements §9). */
export const teamMembers: TeamMember[] = [
  {
    img: 'anjali-deshpande',
    title: 'Anjali Deshpande',
    desc: 'Director, Delivery',
    line: 'Spent twelve years on core banking roll-outs and still reads every cut-over plan herself.',
  },
  {
    img: 'imran-qureshi',
    title: 'Imran Qureshi',
    desc: 'Chief Architect',
    line: 'Draws the data model before anyone may draw a screen.',
  },
  {
    img: 'harpreet-kaur-saini',
    title: 'Harpreet Kaur Saini',
    desc: 'Head of Quality and Security',
    line: 'Has stopped more releases than she has let through late, and is thanked for it afterwards.',
  },
  {
    img: 'vivek-ramanathan',
    title: 'Vivek Ramanathan',
    desc: 'Lead, Data and AI',
    line: 'Asks for the baseline first, and quite often finds it hard to beat.',
  },
];
