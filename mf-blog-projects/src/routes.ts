import { defineRoutes, eachEntry } from '@site/kit/routes/define-routes';
import { blogDetailsPages } from './content/blog-details/blog-details-pages';
import { projectDetailsPages } from './content/project-details/project-details-pages';
import { articles } from './entries/articles';
import { blogEntries, postEntries } from './entries/blog-entries';
import { caseStudies } from './entries/case-studies';
import { posts } from './entries/posts';
import { caseStudyEntries, projectsEntry } from './entries/project-entries';
import { projects } from './entries/projects';

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
  ...eachEntry('blog-details-page', blogDetailsPages, ({ path }) => path),
  '/blog/:post': { page: 'post-page', entries: postEntries(articles) },

  '/project': { page: 'projects-page', entry: projectsEntry(projects, caseStudies) },
  ...eachEntry('project-details-page', projectDetailsPages, ({ path }) => path),
  '/project/:project': { page: 'case-study-page', entries: caseStudyEntries(caseStudies) },
});
