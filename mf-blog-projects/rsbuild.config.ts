import { defineApp } from '@site/kit/rsbuild/app-config';
import { collections } from './src/content/collections';

export default defineApp({
  name: 'mf-blog-projects',
  content: collections,
  pages: {
    'blog-page': './src/pages/blog/blog-page.tsx',
    'blog-details-page': './src/pages/blog-details/blog-details-page.tsx',
    'blog-details-right-page': './src/pages/blog-details/blog-details-right-page.tsx',
    'blog-details-center-page': './src/pages/blog-details/blog-details-center-page.tsx',
    'projects-page': './src/pages/projects/projects-page.tsx',
    'project-details-page': './src/pages/project-details/project-details-page.tsx',
    'project-details-right-page': './src/pages/project-details/project-details-right-page.tsx',
    'project-details-center-page': './src/pages/project-details/project-details-center-page.tsx',
  },
});
