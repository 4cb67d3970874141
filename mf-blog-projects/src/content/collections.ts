import type { ContentCollection } from '@site/kit/rsbuild/check-content';
import { entriesIn } from '@site/kit/rsbuild/entries-in';
import { article } from './blog-details/article';
import { articleSchema } from './blog-details/article.schema';
import { blogDetailsCenterPage } from './blog-details/center';
import { blogDetailsPage } from './blog-details/left';
import { blogDetailsRightPage } from './blog-details/right';
import { blogSidebar } from './blog-details/sidebar';
import { blogSidebarSchema } from './blog-details/sidebar.schema';
import { blogPage } from './blog-page';
import { detailPageSchema } from './detail-page.schema';
import { listPageSchema } from './list-page.schema';
import { postSchema } from './post.schema';
import { projectSchema } from './project.schema';
import { projectDetailsCenterPage } from './project-details/center';
import { projectDetailsPage } from './project-details/left';
import { projectDetail } from './project-details/project-detail';
import { projectDetailSchema } from './project-details/project-detail.schema';
import { projectDetailsRightPage } from './project-details/right';
import { projectsPage } from './projects-page';

/** Every content entry with its schema. The build checks them. */
export const collections: ContentCollection[] = [
  { name: 'posts', schema: postSchema, entries: await entriesIn(import.meta.url, 'posts') },
  {
    name: 'projects',
    schema: projectSchema,
    entries: await entriesIn(import.meta.url, 'projects'),
  },
  { name: 'list-pages', schema: listPageSchema, entries: { blog: blogPage, projects: projectsPage } },
  {
    name: 'blog-details',
    schema: detailPageSchema,
    entries: { left: blogDetailsPage, right: blogDetailsRightPage, center: blogDetailsCenterPage },
  },
  { name: 'blog-details', schema: articleSchema, entries: { article } },
  { name: 'blog-details', schema: blogSidebarSchema, entries: { sidebar: blogSidebar } },
  {
    name: 'project-details',
    schema: detailPageSchema,
    entries: { left: projectDetailsPage, right: projectDetailsRightPage, center: projectDetailsCenterPage },
  },
  { name: 'project-details', schema: projectDetailSchema, entries: { 'project-detail': projectDetail } },
];
