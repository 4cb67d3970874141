import { defineApp } from '@site/kit/rsbuild/app-config';
import { collections } from './src/content/collections';

export default defineApp({
  name: 'mf-careers',
  content: collections,
  pages: {
    'careers-page': './src/pages/careers/careers-page.tsx',
    'application-page': './src/pages/application/application-page.tsx',
  },
});
