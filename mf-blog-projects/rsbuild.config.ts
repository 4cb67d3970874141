import { defineApp } from '@site/kit/rsbuild/app-config';
import { collections } from './src/content/collections';

export default defineApp({
  folder: import.meta.dirname,
  content: collections,
  routes: () => import('./src/routes'),
});
