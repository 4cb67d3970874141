import { defineContent } from '@site/kit/content/collections';
import { contactPageSchema } from './contact-page.schema';
import { notSentPageSchema } from './not-sent-page.schema';
import { receivedPageSchema } from './received-page.schema';

/** Every entry of the contact pages with its schema. */
export const collections = defineContent(import.meta.url, [
  { name: 'Contact page', file: 'contact-page.yaml', schema: contactPageSchema },
  { name: 'Enquiry not sent', file: 'not-sent-page.yaml', schema: notSentPageSchema },
  { name: 'Enquiry received', file: 'received-page.yaml', schema: receivedPageSchema },
]);
