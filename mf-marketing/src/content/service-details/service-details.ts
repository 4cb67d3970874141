import { entryIn } from '@site/kit/content/entry-in';
import { serviceDetailsSchema } from './service-details.schema';

/** The one text of the three service detail pages (requirements §2.5). */
export const serviceDetails = entryIn(import.meta.url, 'service-details.yaml', serviceDetailsSchema);
