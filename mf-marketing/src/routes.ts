import { defineRoutes, eachEntry } from '@site/kit/routes/define-routes';
import { home } from './content/home/home';
import { serviceDetails } from './content/service-details/service-details';
import { serviceDetailsVariants } from './content/service-details/service-details-variants';
import { ourTeam, team } from './content/team/team-pages';
import { dataServices } from './entries/data-services';
import { industries } from './entries/industries';
import {
  dataServiceLinks,
  serviceListEntry,
  templateServiceLinks,
  withServices,
} from './entries/service-entries';
import { logosOf, withLogos } from './entries/technology-logos';
import { templateServices } from './entries/template-services';

const services = templateServiceLinks(templateServices);

/** The module of each page by its name, which is the file's name. */
interface Pages {
  'home-page': typeof import('./pages/home/home-page');
  'about-page': typeof import('./pages/about/about-page');
  'about-us-page': typeof import('./pages/about/about-us-page');
  'vision-page': typeof import('./pages/vision/vision-page');
  'testimonial-page': typeof import('./pages/testimonial/testimonial-page');
  'service-list-page': typeof import('./pages/service-list/service-list-page');
  'team-page': typeof import('./pages/team/team-page');
  'template-service-page': typeof import('./pages/template-services/template-service-page');
  'data-service-page': typeof import('./pages/data-services/data-service-page');
  'service-details-page': typeof import('./pages/service-details/service-details-page');
  'industry-page': typeof import('./pages/industries/industry-page');
  'privacy-page': typeof import('./pages/privacy/privacy-page');
}

/**
 * The routes of the company, its services and its industries. A new file in `content/template-services/`,
 * `content/data-services/` or `content/industries/` adds its own.
 */
export const routes = defineRoutes<Pages>({
  '/': { page: 'home-page', entry: logosOf(home.partners.logos) },
  '/about': 'about-page',
  '/AboutUs': 'about-us-page',
  '/vision': 'vision-page',
  '/testimonial': 'testimonial-page',
  '/service': { page: 'service-list-page', entry: serviceListEntry(templateServices) },
  ...eachEntry('team-page', { team, 'our-team': ourTeam }, ({ path }) => path),
  ...eachEntry(
    'template-service-page',
    withServices(
      withLogos(templateServices, ({ technologies }) => technologies),
      services,
    ),
    ({ path }) => path,
  ),
  ...eachEntry(
    'data-service-page',
    withServices(
      withLogos(dataServices, ({ technologies }) => technologies),
      dataServiceLinks(dataServices),
    ),
    ({ path }) => path,
  ),
  ...eachEntry(
    'service-details-page',
    withServices(
      withLogos(serviceDetailsVariants, () => serviceDetails.technology.list),
      services,
    ),
    ({ path }) => path,
  ),
  ...eachEntry('industry-page', industries, ({ path }) => path),
  '/privacy': 'privacy-page',
  redirects: { '/v': '/vision' },
});
