/**
 * The paths that other apps link to: the layout's menus, and links from one remote to another. Spelled as in the
 * requirements (requirements §2.2). Only its remote uses any other path.
 */
export const paths = {
  home: '/',
  aboutUs: '/AboutUs',
  vision: '/vision',
  team: '/team',
  testimonial: '/testimonial',
  services: '/service',
  serviceWeb: '/service/web',
  serviceConsulting: '/service/Consulting',
  serviceCloud: '/service/cloud',
  serviceAiMachineLearning: '/service/artifical',
  serviceDetails: '/service/service-details',
  banking: '/banking',
  healthcare: '/Healthcare',
  logistics: '/Logistics',
  retail: '/Retail',
  education: '/Education',
  capitalMarket: '/Capital_Market',
  career: '/career',
  blog: '/blog',
  projects: '/project',
  contact: '/contact',
  privacy: '/privacy',
} as const;

export type PagePath = (typeof paths)[keyof typeof paths];

/** Permanent redirects to a page (requirements §2.2). */
export const redirects = {
  visionLeftover: { from: '/v', to: paths.vision },
  contactLeftover: { from: '/contact.html', to: paths.contact },
} as const;
