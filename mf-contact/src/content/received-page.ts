import { paths } from '@site/shared/navigation/paths';
import type { ReceivedPage } from './received-page.schema';

export const receivedPage: ReceivedPage = {
  path: '/contact/received',
  head: {
    title: 'Form submitted successfully!',
    description:
      'Your enquiry has arrived and is stored. One of our engineers reads it and answers by e-mail or telephone, usually with questions.',
  },
  title: 'Enquiry received',
  heading: 'Form submitted successfully!',
  text: 'Thank you. We will answer by e-mail or telephone.',
  another: { label: 'Send another enquiry', to: paths.contact },
};
