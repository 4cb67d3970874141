import { entryIn } from '@site/kit/content/entry-in';
import { serviceListSchema } from './service-list.schema';

/** The texts of /service (requirements §2.5). */
export const serviceList = entryIn(import.meta.url, 'service-list.yaml', serviceListSchema);

/** The page between Home and each service in the breadcrumb. */
export const servicesCrumb = { label: serviceList.title, to: serviceList.path };
