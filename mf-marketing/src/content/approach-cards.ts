import type { ApproachCard } from './approach-cards.schema';

/** Shown on every template page; the titles are the requirements (§2). */
export const approachCards: ApproachCard[] = [
  {
    icon: 'code-xml',
    title: 'Custom Software Development',
    description:
      'Programs written for your process when no product on the market fits it, in code that belongs to you.',
  },
  {
    icon: 'smartphone',
    title: 'Mobile App Development',
    description:
      'Android and iOS apps that keep working in a lift or a basement and catch up when the signal returns.',
  },
  {
    icon: 'cloud',
    title: 'Cloud Solutions',
    description:
      'Hosting sized to your real load, described in code, backed up daily and restored for practice.',
  },
  {
    icon: 'chart-column',
    title: 'Data Analytics',
    description: 'Figures from all your systems in one place, with one agreed meaning for each word.',
  },
  {
    icon: 'lock',
    title: 'Cybersecurity Services',
    description:
      'Access reviews, penetration tests and hardening, with findings ranked by what an attacker would try first.',
  },
  {
    icon: 'plug',
    title: 'System Integration',
    description:
      'Connections between ERP, bank, courier and government portals that retry, report and never book twice.',
  },
];
