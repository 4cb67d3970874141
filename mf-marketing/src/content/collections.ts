import type { ContentCollection } from '@site/kit/rsbuild/check-content';
import { dataServices } from '../entries/data-services';
import { industries } from '../entries/industries';
import { templateServices } from '../entries/template-services';
import { about } from './about/about';
import { aboutSchema, aboutUsSchema } from './about/about.schema';
import { aboutUs } from './about/about-us';
import { approachCards } from './approach-cards';
import { approachCardsSchema } from './approach-cards.schema';
import { dataServiceSchema } from './data-service.schema';
import { exploreServices } from './explore-services';
import { exploreServicesSchema } from './explore-services.schema';
import { home } from './home/home';
import { homeSchema } from './home/home.schema';
import { industrySchema } from './industry.schema';
import { serviceDetails } from './service-details/service-details';
import { serviceDetailsSchema, serviceDetailsVariantSchema } from './service-details/service-details.schema';
import { serviceDetailsVariants } from './service-details/service-details-variants';
import { serviceList } from './service-list/service-list';
import { serviceListSchema } from './service-list/service-list.schema';
import { teamMembersSchema, teamPageSchema } from './team/team.schema';
import { teamMembers } from './team/team-members';
import { ourTeam, team } from './team/team-pages';
import { templateServiceSchema } from './template-service.schema';
import { testimonials } from './testimonials/testimonials';
import { testimonialsSchema } from './testimonials/testimonials.schema';
import { vision } from './vision/vision';
import { visionSchema } from './vision/vision.schema';

/** Every content entry of the marketing pages with its schema. Only the build and the tests import this file. */
export const collections: ContentCollection[] = [
  { name: 'home', schema: homeSchema, entries: { home } },
  { name: 'service-list', schema: serviceListSchema, entries: { 'service-list': serviceList } },
  { name: 'template-services', schema: templateServiceSchema, entries: templateServices },
  { name: 'approach-cards', schema: approachCardsSchema, entries: { 'approach-cards': approachCards } },
  {
    name: 'explore-services',
    schema: exploreServicesSchema,
    entries: { 'explore-services': exploreServices },
  },
  { name: 'data-services', schema: dataServiceSchema, entries: dataServices },
  { name: 'service-details', schema: serviceDetailsSchema, entries: { 'service-details': serviceDetails } },
  {
    name: 'service-details-variants',
    schema: serviceDetailsVariantSchema,
    entries: serviceDetailsVariants,
  },
  { name: 'about', schema: aboutSchema, entries: { about } },
  { name: 'about-us', schema: aboutUsSchema, entries: { 'about-us': aboutUs } },
  { name: 'vision', schema: visionSchema, entries: { vision } },
  { name: 'team', schema: teamMembersSchema, entries: { 'team-members': teamMembers } },
  { name: 'team-pages', schema: teamPageSchema, entries: { team, 'our-team': ourTeam } },
  { name: 'testimonials', schema: testimonialsSchema, entries: { testimonials } },
  { name: 'industries', schema: industrySchema, entries: industries },
];
