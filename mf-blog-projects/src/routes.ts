import { defineRoutes, eachEntry } from '@site/kit/routes/define-routes';
import { blogDetailsCenterPage } from './content/blog-details/center';
import { blogDetailsPage } from './content/blog-details/left';
import { blogDetailsRightPage } from './content/blog-details/right';
import { projectDetailsCenterPage } from './content/project-details/center';
import { projectDetailsPage } from './content/project-details/left';
import { projectDetailsRightPage } from './content/project-details/right';
import { articles } from './entries/articles';
import { blogEntries, postEntries } from './entries/blog-entries';
import { caseStudies } from './entries/case-studies';
import { posts } from './entries/posts';
import { caseStudyEntries, projectsEntry } from './entries/project-entries';
import { projects } from './entries/projects';

const articleLayouts = { left: blogDetailsPage, right: blogDetailsRightPage, center: blogDetailsCenterPage };
const projectLayouts = {
  left: projectDetailsPage,
  right: projectDetailsRightPage,
  center: projectDetailsCenterPage,
};
const { 1: blog, ...furtherBlogPages } = blogEntries(posts, articles);

/** The module of each page by its name, which is the file's name. */
interface Pages {
  'blog-page': typeof import('./pages/blog/blog-page');
  'blog-details-page': typeof import('./pages/blog-details/blog-details-page');
  'post-page': typeof import('./pages/post/post-page');
  'projects-page': typeof import('./pages/projects/projects-page');
  'project-details-page': typeof import('./pages/project-details/project-details-page');
  'case-study-page': typeof import('./pages/case-study/case-study-page');
}

/** The routes of the blog and the projects. A new file in `content/articles/` or `content/case-studies/` adds its own. */
export const routes = defineRoutes<Pages, '/blog' | '/project'>({
  '/blog': { page: 'blog-page', entry: blog },
  '/blog/page/:page': { page: 'blog-page', entries: furtherBlogPages },
  ...eachEntry('blog-details-page', articleLayouts, ({ path }) => path),
  '/blog/:post': { page: 'post-page', entries: postEntries(articles) },

  '/project': { page: 'projects-page', entry: projectsEntry(projects, caseStudies) },
  ...eachEntry('project-details-page', projectLayouts, ({ path }) => path),
  '/project/:project': { page: 'case-study-page', entries: caseStudyEntries(caseStudies) },
});
