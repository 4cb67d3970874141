import { defineApp } from '@site/kit/rsbuild/app-config';
import { collections } from './src/content/collections';

export default defineApp({
  name: 'mf-contact',
  content: collections,
  pages: {
    'contact-page': './src/pages/contact/contact-page.tsx',
    'received-page': './src/pages/received/received-page.tsx',
  },
});
