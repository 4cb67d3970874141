import { entryIn } from '@site/kit/content/entry-in';
import { relatedLinksSchema } from '@site/shared/content/entry-schemas';
import { serviceDetailsVariantSchema } from './service-details.schema';

/** The three addresses of the service details; their text is in service-details (requirements §2). */

const left = entryIn(import.meta.url, 'left.yaml', serviceDetailsVariantSchema);
const right = entryIn(import.meta.url, 'right.yaml', serviceDetailsVariantSchema);
const center = entryIn(import.meta.url, 'center.yaml', serviceDetailsVariantSchema);

export const serviceDetailsLayouts = entryIn(import.meta.url, 'layouts.yaml', relatedLinksSchema);

/** Only the build and the tests import this list. */
export const serviceDetailsVariants = { left, right, center };
