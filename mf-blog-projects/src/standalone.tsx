import { runStandalone } from '@site/kit/rsbuild/run-standalone';
import { paths } from '@site/shared/navigation/paths';

runStandalone({
  [paths.blog]: () => import('./pages/blog/blog-page'),
  [paths.blogDetails]: () => import('./pages/blog-details/blog-details-page'),
  [paths.blogDetailsRight]: () => import('./pages/blog-details/blog-details-right-page'),
  [paths.blogDetailsCenter]: () => import('./pages/blog-details/blog-details-center-page'),
  [paths.projects]: () => import('./pages/projects/projects-page'),
  [paths.projectDetails]: () => import('./pages/project-details/project-details-page'),
  [paths.projectDetailsRight]: () => import('./pages/project-details/project-details-right-page'),
  [paths.projectDetailsCenter]: () => import('./pages/project-details/project-details-center-page'),
});
