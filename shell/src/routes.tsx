import { addressKey } from '@site/shared/contracts/address';
import { type PagePath, paths, redirects } from '@site/shared/navigation/paths';

/** One address of the site and who shows it: a remote, and one of the pages it exposes. */
export interface SiteRoute {
  path: PagePath;
  remote: 'mf-marketing' | 'mf-careers' | 'mf-blog-projects' | 'mf-contact';
  page: string;
}

/** The whole site (requirements §2.2 for the seven `/services/…`). */
export const siteRoutes: SiteRoute[] = [
  { path: paths.home, remote: 'mf-marketing', page: 'home-page' },
  { path: paths.about, remote: 'mf-marketing', page: 'about-page' },
  { path: paths.aboutUs, remote: 'mf-marketing', page: 'about-us-page' },
  { path: paths.vision, remote: 'mf-marketing', page: 'vision-page' },
  { path: paths.team, remote: 'mf-marketing', page: 'team-page' },
  { path: paths.ourTeam, remote: 'mf-marketing', page: 'our-team-page' },
  { path: paths.testimonial, remote: 'mf-marketing', page: 'testimonial-page' },

  { path: paths.services, remote: 'mf-marketing', page: 'service-list-page' },
  { path: paths.serviceWeb, remote: 'mf-marketing', page: 'service-web-page' },
  { path: paths.serviceApplication, remote: 'mf-marketing', page: 'service-application-page' },
  { path: paths.serviceConsulting, remote: 'mf-marketing', page: 'service-consulting-page' },
  { path: paths.serviceCloud, remote: 'mf-marketing', page: 'service-cloud-page' },
  { path: paths.serviceAiMachineLearning, remote: 'mf-marketing', page: 'ai-machine-learning-page' },
  { path: paths.serviceDigital, remote: 'mf-marketing', page: 'service-digital-page' },
  { path: paths.serviceQuality, remote: 'mf-marketing', page: 'service-quality-page' },
  { path: paths.serviceUi, remote: 'mf-marketing', page: 'service-ui-page' },
  { path: paths.serviceAnalytics, remote: 'mf-marketing', page: 'service-analytics-page' },
  { path: paths.serviceArtificialServices, remote: 'mf-marketing', page: 'artificial-services-page' },
  { path: paths.serviceSalesforce, remote: 'mf-marketing', page: 'service-salesforce-page' },

  { path: paths.servicesWeb, remote: 'mf-marketing', page: 'services-web-page' },
  { path: paths.servicesMobile, remote: 'mf-marketing', page: 'services-mobile-page' },
  { path: paths.servicesCustom, remote: 'mf-marketing', page: 'services-custom-page' },
  { path: paths.servicesCloud, remote: 'mf-marketing', page: 'services-cloud-page' },
  { path: paths.servicesMachineLearning, remote: 'mf-marketing', page: 'machine-learning-engineering-page' },
  { path: paths.servicesData, remote: 'mf-marketing', page: 'services-data-page' },
  { path: paths.servicesIot, remote: 'mf-marketing', page: 'services-iot-page' },

  { path: paths.serviceDetails, remote: 'mf-marketing', page: 'service-details-page' },
  { path: paths.serviceDetailsRight, remote: 'mf-marketing', page: 'service-details-right-page' },
  { path: paths.serviceDetailsCenter, remote: 'mf-marketing', page: 'service-details-center-page' },

  { path: paths.banking, remote: 'mf-marketing', page: 'banking-page' },
  { path: paths.healthcare, remote: 'mf-marketing', page: 'healthcare-page' },
  { path: paths.logistics, remote: 'mf-marketing', page: 'logistics-page' },
  { path: paths.retail, remote: 'mf-marketing', page: 'retail-page' },
  { path: paths.education, remote: 'mf-marketing', page: 'education-page' },
  { path: paths.capitalMarket, remote: 'mf-marketing', page: 'capital-market-page' },

  { path: paths.career, remote: 'mf-careers', page: 'careers-page' },
  { path: paths.careerForm, remote: 'mf-careers', page: 'application-page' },

  { path: paths.blog, remote: 'mf-blog-projects', page: 'blog-page' },
  { path: paths.blogDetails, remote: 'mf-blog-projects', page: 'blog-details-page' },
  { path: paths.blogDetailsRight, remote: 'mf-blog-projects', page: 'blog-details-right-page' },
  { path: paths.blogDetailsCenter, remote: 'mf-blog-projects', page: 'blog-details-center-page' },
  { path: paths.projects, remote: 'mf-blog-projects', page: 'projects-page' },
  { path: paths.projectDetails, remote: 'mf-blog-projects', page: 'project-details-page' },
  { path: paths.projectDetailsRight, remote: 'mf-blog-projects', page: 'project-details-right-page' },
  { path: paths.projectDetailsCenter, remote: 'mf-blog-projects', page: 'project-details-center-page' },

  { path: paths.contact, remote: 'mf-contact', page: 'contact-page' },
  { path: paths.contactReceived, remote: 'mf-contact', page: 'received-page' },
];

/** Addresses that lead on to a page for good (requirements §2.2): by the server, and by the router on a click. */
export const siteRedirects = Object.values(redirects);

const routeOf = new Map(siteRoutes.map((route) => [addressKey(route.path), route]));

/** The route of an address, whatever its case and closing slash. */
export function findRoute(pathname: string): SiteRoute | undefined {
  return routeOf.get(addressKey(pathname));
}
