import type { RelatedLinks } from '@site/shared/content/entry-schemas';
import { paths } from '@site/shared/navigation/paths';
import type { ServiceDetailsVariant } from './service-details.schema';

/** The three addresses of the service details; their text stands in service-details (requirements §2). */

export const serviceDetailsLeft: ServiceDetailsVariant = {
  path: paths.serviceDetails,
  head: {
    title: 'Service details: how we deliver',
    description:
      'How a service is delivered from first call to support: scope, approach, custom development, technology, and answers to what clients ask before they sign.',
  },
  title: 'Service Details',
  sidebar: 'left',
};

const serviceDetailsRight: ServiceDetailsVariant = {
  path: '/service/service-details-right',
  head: {
    title: 'Service details, sidebar on the right',
    description:
      'Our way of working in full, with the list of services, brochure and quote form on the right: discovery, build, hand-over, and who answers when it breaks.',
  },
  title: 'Service Details Right',
  sidebar: 'right',
};

const serviceDetailsCenter: ServiceDetailsVariant = {
  path: '/service/service-details-center',
  head: {
    title: 'Service details, centred for reading',
    description:
      'The delivery of an IT project in one column: what we ask first, how custom development is priced, the tools we use, and the questions buyers raise.',
  },
  title: 'Service Details Center',
  sidebar: 'center',
};

export const serviceDetailsLayouts: RelatedLinks = {
  heading: 'Layout of this page',
  links: [
    { label: 'Sidebar on the left', to: paths.serviceDetails },
    { label: 'Sidebar on the right', to: '/service/service-details-right' },
    { label: 'Sidebar below', to: '/service/service-details-center' },
  ],
};

/** Only the build and the tests import this list. */
export const serviceDetailsVariants = {
  left: serviceDetailsLeft,
  right: serviceDetailsRight,
  center: serviceDetailsCenter,
};
