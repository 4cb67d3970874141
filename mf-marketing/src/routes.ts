import { defineRoutes, eachEntry } from '@site/kit/routes/define-routes';
import { industries } from './content/industries/industries';

/** Every address of the company, its services and its industries. */
export const routes = defineRoutes({
  '/': 'home-page',
  '/about': 'about-page',
  '/AboutUs': 'about-us-page',
  '/vision': 'vision-page',
  '/team': 'team-page',
  '/ourteam': 'our-team-page',
  '/testimonial': 'testimonial-page',

  '/service': 'service-list-page',
  '/service/web': 'service-web-page',
  '/services/application': 'service-application-page',
  '/service/Consulting': 'service-consulting-page',
  '/service/cloud': 'service-cloud-page',
  '/service/artifical': 'ai-machine-learning-page',
  '/service/digital': 'service-digital-page',
  '/service/qualtiyassurance': 'service-quality-page',
  '/service/ui': 'service-ui-page',
  '/service/analytics': 'service-analytics-page',
  '/service/Ai': 'artificial-services-page',
  '/service/salesfore': 'service-salesforce-page',

  '/services/web': 'services-web-page',
  '/services/mobile-app-development': 'services-mobile-page',
  '/services/custom-software': 'services-custom-page',
  '/services/cloud-computing': 'services-cloud-page',
  '/services/ai-machine-learning': 'machine-learning-engineering-page',
  '/services/data-analytics': 'services-data-page',
  '/services/iot-solutions': 'services-iot-page',

  '/service/service-details': 'service-details-page',
  '/service/service-details-right': 'service-details-right-page',
  '/service/service-details-center': 'service-details-center-page',

  ...eachEntry('industry-page', industries, ({ path }) => path),
  redirects: { '/v': '/vision' },
});
