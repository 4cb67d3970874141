import { paths } from '@site/shared/navigation/paths';
import type { Vision } from './vision.schema';

const quote = { label: 'Get A Quote', to: paths.contact } as const;

/** The page /vision; headings and the two vision items are the requirements (§2.4). */
export const vision: Vision = {
  path: paths.vision,
  head: {
    title: 'Vision and Mission',
    description:
      'Why we exist and where we are going: dependable software for firms outside the big metros, well-kept networks, and managed IT that is rarely noticed.',
  },
  title: 'Vision and Mission',
  heading: 'Good infrastructure is the kind nobody talks about',
  mission: {
    heading: 'Our Mission',
    seed: 'our-mission',
    text: [
      'To give a mill in Dewas, a hospital in Ujjain or a distributor in Rotterdam the quality of engineering that large banks take for granted, at a size and price they can live with.',
      'We do this by staying close: near enough to see the queue, the gate register and the night shift, and long enough to improve what we have built.',
    ],
    quote,
  },
  vision: {
    heading: 'Our Vision',
    seed: 'our-vision',
    text: [
      'In ten years, a business in a town of two lakh people should have systems as sound as those of any firm in Bengaluru or Berlin. Two things have to be in place before any application can be.',
    ],
    items: [
      {
        icon: 'network',
        title: 'Network Infrastructure Solutions',
        text: 'Cabling, switches, Wi-Fi and two independent lines to every site, documented and monitored, so that a cut fibre on the highway is a line in a report and not a lost day.',
      },
      {
        icon: 'monitor',
        title: 'Managed IT Services',
        text: 'Laptops, servers, mailboxes, backups and updates cared for at a fixed monthly price for each workplace, by people who know the building.',
      },
    ],
    quote,
  },
  aboutUs: {
    heading: 'About Us',
    seed: 'vision-about-us',
    text: [
      'We come from a region of weavers. A cloth holds because every thread crosses every other at the right place, and a company’s systems hold for the same reason. That picture hangs in our office, and it decides arguments: does this thread cross the others, or does it lie on top?',
    ],
    quote,
  },
  team: {
    heading: 'Our Team',
    text: 'These four set the direction, and each of them still spends most of the week on client work.',
    quote,
  },
};
