import { defineApp } from '@site/kit/rsbuild/app-config';
import { collections } from './src/content/collections';
import { pluginTechnologySprites } from './technology-sprites/plugin-technology-sprites';

export default defineApp({
  folder: import.meta.dirname,
  content: collections,
  plugins: [pluginTechnologySprites()],
  routes: () => import('./src/routes'),
});
