/** Every public URL, once, spelled as in the requirements (requirements §2.2). */
export const paths = {
  home: '/',
  about: '/about',
  aboutUs: '/AboutUs',
  vision: '/vision',
  team: '/team',
  ourTeam: '/ourteam',
  testimonial: '/testimonial',

  services: '/service',
  serviceWeb: '/service/web',
  serviceApplication: '/services/application',
  serviceConsulting: '/service/Consulting',
  serviceCloud: '/service/cloud',
  serviceAiMachineLearning: '/service/artifical',
  serviceDigital: '/service/digital',
  serviceQuality: '/service/qualtiyassurance',
  serviceUi: '/service/ui',
  serviceAnalytics: '/service/analytics',
  serviceArtificialServices: '/service/Ai',
  serviceSalesforce: '/service/salesfore',
  serviceDetails: '/service/service-details',
  serviceDetailsRight: '/service/service-details-right',
  serviceDetailsCenter: '/service/service-details-center',

  servicesWeb: '/services/web',
  servicesMobile: '/services/mobile-app-development',
  servicesCustom: '/services/custom-software',
  servicesCloud: '/services/cloud-computing',
  servicesMachineLearning: '/services/ai-machine-learning',
  servicesData: '/services/data-analytics',
  servicesIot: '/services/iot-solutions',

  banking: '/banking',
  healthcare: '/Healthcare',
  logistics: '/Logistics',
  retail: '/Retail',
  education: '/Education',
  capitalMarket: '/Capital_Market',

  career: '/career',
  careerForm: '/career/CareerForm',

  blog: '/blog',
  blogDetails: '/blog/blog-details',
  blogDetailsRight: '/blog/blog-details-right',
  blogDetailsCenter: '/blog/blog-details-center',
  projects: '/project',
  projectDetails: '/project/project-details',
  projectDetailsRight: '/project/project-details-right',
  projectDetailsCenter: '/project/project-details-center',

  contact: '/contact',
  contactReceived: '/contact/received',
} as const;

export type PagePath = (typeof paths)[keyof typeof paths];

/** Addresses that lead on to a page for good (requirements §2.2). */
export const redirects = {
  visionLeftover: { from: '/v', to: paths.vision },
  contactLeftover: { from: '/contact.html', to: paths.contact },
} as const;
