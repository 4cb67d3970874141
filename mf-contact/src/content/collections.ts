import type { ContentCollection } from '@site/kit/rsbuild/check-content';
import { contactPage } from './contact-page';
import { contactPageSchema } from './contact-page.schema';
import { receivedPage } from './received-page';
import { receivedPageSchema } from './received-page.schema';

/** Every kind of content here, with the schema that each of its entries must keep. The build checks them all. */
export const collections: ContentCollection[] = [
  { name: 'pages', schema: contactPageSchema, entries: { contact: contactPage } },
  { name: 'pages', schema: receivedPageSchema, entries: { received: receivedPage } },
];
