import { defineRoutes, eachEntry } from '@site/kit/routes/define-routes';
import { dataServices } from './content/data-services/data-services';
import { industries } from './content/industries/industries';
import { serviceDetailsVariants } from './content/service-details/service-details-variants';
import { ourTeam, team } from './content/team/team-pages';
import { templateServices } from './content/template-services/template-services';

/** Every address of the company, its services and its industries. */
export const routes = defineRoutes({
  '/': 'home-page',
  '/about': 'about-page',
  '/AboutUs': 'about-us-page',
  '/vision': 'vision-page',
  '/testimonial': 'testimonial-page',
  '/service': 'service-list-page',
  ...eachEntry('team-page', { team, 'our-team': ourTeam }, ({ path }) => path),
  ...eachEntry('template-service-page', templateServices, ({ path }) => path),
  ...eachEntry('data-service-page', dataServices, ({ path }) => path),
  ...eachEntry('service-details-page', serviceDetailsVariants, ({ path }) => path),
  ...eachEntry('industry-page', industries, ({ path }) => path),
  redirects: { '/v': '/vision' },
});
