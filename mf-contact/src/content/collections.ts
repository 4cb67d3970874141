import type { ContentCollection } from '@site/kit/rsbuild/check-content';
import { contactPage } from './contact-page';
import { contactPageSchema } from './contact-page.schema';
import { receivedPage } from './received-page';
import { receivedPageSchema } from './received-page.schema';

/** The content of this remote with its schemas; the build checks every entry. */
export const collections: ContentCollection[] = [
  { name: 'pages', schema: contactPageSchema, entries: { contact: contactPage } },
  { name: 'pages', schema: receivedPageSchema, entries: { received: receivedPage } },
];
