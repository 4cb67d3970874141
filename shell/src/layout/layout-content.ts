import { company } from '@site/shared/company/company';
import { paths } from '@site/shared/navigation/paths';

/** The layout's texts; the menus are in `menus.ts`. */
export const layoutContent = {
  skipLink: 'Skip to content',
  loading: 'Loading the page',
  homeLink: `${company.name}, home`,
  header: {
    menu: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    call: 'Make a Call',
  },
  callToAction: {
    /** Two lines. */
    heading: ['Bring us the problem.', 'Leave with a plan.'],
    text: 'One conversation with the people who would build it: what to do first, what it takes, and what can wait.',
    first: { label: 'Request a Consultation', to: paths.contact },
    second: { label: 'Explore Solution', to: paths.services },
  },
  footer: {
    description: `${company.name} delivers innovative technology solutions, each tailored to the business it serves.`,
    contact: 'Talk to us',
    phone: 'Phone',
    email: 'Sales e-mail',
    website: 'Website',
    office: 'Office',
    social: 'Social media',
    newTab: 'opens in a new tab',
    rights: `© ${company.name}. All rights reserved.`,
    made: 'Made in Indore.',
    privacy: 'Privacy',
  },
  chat: { region: 'Chat', label: 'Chat with us on WhatsApp' },
} as const;
