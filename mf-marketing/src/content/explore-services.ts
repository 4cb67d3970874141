import { entryIn } from '@site/kit/content/entry-in';
import { exploreServicesSchema } from './explore-services.schema';

/** The services between heading and details are those with a `listing` in `template-services/`. */
export const exploreServices = entryIn(import.meta.url, 'explore-services.yaml', exploreServicesSchema);
