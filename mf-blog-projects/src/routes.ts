import { defineRoutes } from '@site/kit/routes/define-routes';

/** Every address of the blog and of the projects. */
export const routes = defineRoutes({
  '/blog': 'blog-page',
  '/blog/blog-details': 'blog-details-page',
  '/blog/blog-details-right': 'blog-details-right-page',
  '/blog/blog-details-center': 'blog-details-center-page',
  '/project': 'projects-page',
  '/project/project-details': 'project-details-page',
  '/project/project-details-right': 'project-details-right-page',
  '/project/project-details-center': 'project-details-center-page',
});
