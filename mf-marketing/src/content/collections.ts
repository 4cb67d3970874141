import { defineContent } from '@site/kit/content/collections';
import { relatedLinksSchema } from '@site/shared/content/entry-schemas';
import { aboutSchema, aboutUsSchema } from './about/about.schema';
import { approachCardsSchema } from './approach-cards.schema';
import { dataServiceSchema } from './data-service.schema';
import { exploreServicesSchema } from './explore-services.schema';
import { homeSchema } from './home/home.schema';
import { industrySchema } from './industry.schema';
import { privacySchema } from './privacy/privacy.schema';
import { serviceDetailsSchema, serviceDetailsVariantSchema } from './service-details/service-details.schema';
import { serviceListSchema } from './service-list/service-list.schema';
import { teamMembersSchema, teamPageSchema } from './team/team.schema';
import { templateServiceSchema } from './template-service.schema';
import { testimonialsSchema } from './testimonials/testimonials.schema';
import { visionSchema } from './vision/vision.schema';

/** Every entry of the marketing pages with its schema. */
export const collections = defineContent(import.meta.url, [
  { name: 'Home page', file: 'home/home.yaml', schema: homeSchema },
  { name: 'Industries', folder: 'industries', schema: industrySchema },
  { name: 'Services', folder: 'template-services', schema: templateServiceSchema },
  { name: 'Services with technologies', folder: 'data-services', schema: dataServiceSchema },
  { name: 'Service list', file: 'service-list/service-list.yaml', schema: serviceListSchema },
  { name: 'Approach cards', file: 'approach-cards.yaml', schema: approachCardsSchema },
  { name: 'Service sidebar', file: 'explore-services.yaml', schema: exploreServicesSchema },
  { name: 'Service details', file: 'service-details/service-details.yaml', schema: serviceDetailsSchema },
  { name: 'Service details, left', file: 'service-details/left.yaml', schema: serviceDetailsVariantSchema },
  { name: 'Service details, right', file: 'service-details/right.yaml', schema: serviceDetailsVariantSchema },
  {
    name: 'Service details, center',
    file: 'service-details/center.yaml',
    schema: serviceDetailsVariantSchema,
  },
  { name: 'Service details, layouts', file: 'service-details/layouts.yaml', schema: relatedLinksSchema },
  { name: 'About', file: 'about/about.yaml', schema: aboutSchema },
  { name: 'Who we are', file: 'about/about-us.yaml', schema: aboutUsSchema },
  { name: 'Vision and mission', file: 'vision/vision.yaml', schema: visionSchema },
  { name: 'Team members', file: 'team/team-members.yaml', schema: teamMembersSchema },
  { name: 'Team page', file: 'team/team.yaml', schema: teamPageSchema },
  { name: 'Team page, second address', file: 'team/our-team.yaml', schema: teamPageSchema },
  { name: 'Testimonials', file: 'testimonials/testimonials.yaml', schema: testimonialsSchema },
  { name: 'Privacy', file: 'privacy/privacy.yaml', schema: privacySchema },
]);
