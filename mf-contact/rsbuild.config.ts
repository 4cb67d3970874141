import { defineApp } from '@site/shared/federation/app-config';
import { collections } from './src/content/collections';

export default defineApp({
  name: 'mf-contact',
  content: collections,
  pages: {
    'contact-page': './src/pages/contact/contact-page.tsx',
  },
});
