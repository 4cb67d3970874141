import { paths } from '@site/shared/navigation/paths';
import type { ExploreServices } from './explore-services.schema';

/** The services between heading and details are those with a `listing` in `template-services/`. */
export const exploreServices: ExploreServices = {
  heading: 'Explore Our Services',
  details: { label: 'How we deliver a service', to: paths.serviceDetails },
};
