import { defineApp } from '@site/kit/rsbuild/app-config';
import { pluginContentImages } from './markdown/plugin-content-images';
import { collections } from './src/content/collections';

export default defineApp({
  folder: import.meta.dirname,
  content: collections,
  plugins: [pluginContentImages()],
  routes: () => import('./src/routes'),
});
