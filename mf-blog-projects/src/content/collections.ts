import { defineContent } from '@site/kit/content/collections';
import { relatedLinksSchema } from '@site/shared/content/entry-schemas';
import { articleFiles, caseStudyFiles } from '../entries/markdown-folders';
import { articleTextsSchema } from './blog-details/article.schema';
import { sidebarTextsSchema } from './blog-details/sidebar.schema';
import { detailPageSchema } from './detail-page.schema';
import { articleSchema, caseStudySchema } from './front-matter.schema';
import { blogListSchema, caseStudyPageSchema, postPageSchema } from './labels.schema';
import { listPageSchema } from './list-page.schema';
import { postSchema } from './post.schema';
import { projectSchema } from './project.schema';
import { projectDetailSchema } from './project-details/project-detail.schema';

/** Every entry of the blog and the projects with its schema. */
export const collections = defineContent(import.meta.url, [
  {
    name: 'Articles',
    folder: 'articles',
    schema: articleSchema,
    errorsIn: () => articleFiles.errors(),
  },
  {
    name: 'Case studies',
    folder: 'case-studies',
    schema: caseStudySchema,
    errorsIn: () => caseStudyFiles.errors(),
  },
  { name: 'Sample posts', folder: 'posts', schema: postSchema },
  { name: 'Sample projects', folder: 'projects', schema: projectSchema },
  { name: 'Blog page', file: 'blog-page.yaml', schema: listPageSchema },
  { name: 'Blog list', file: 'blog-list.yaml', schema: blogListSchema },
  { name: 'Article pages', file: 'post-page.yaml', schema: postPageSchema },
  { name: 'Projects page', file: 'projects-page.yaml', schema: listPageSchema },
  { name: 'Case study pages', file: 'case-study-page.yaml', schema: caseStudyPageSchema },
  { name: 'Sample article', file: 'blog-details/article.yaml', schema: articleTextsSchema },
  { name: 'Sample article, sidebar', file: 'blog-details/sidebar.yaml', schema: sidebarTextsSchema },
  { name: 'Sample article, left', file: 'blog-details/left.yaml', schema: detailPageSchema },
  { name: 'Sample article, right', file: 'blog-details/right.yaml', schema: detailPageSchema },
  { name: 'Sample article, center', file: 'blog-details/center.yaml', schema: detailPageSchema },
  { name: 'Sample article, layouts', file: 'article-layouts.yaml', schema: relatedLinksSchema },
  { name: 'Sample project', file: 'project-details/project-detail.yaml', schema: projectDetailSchema },
  { name: 'Sample project, left', file: 'project-details/left.yaml', schema: detailPageSchema },
  { name: 'Sample project, right', file: 'project-details/right.yaml', schema: detailPageSchema },
  { name: 'Sample project, center', file: 'project-details/center.yaml', schema: detailPageSchema },
  { name: 'Sample project, layouts', file: 'project-layouts.yaml', schema: relatedLinksSchema },
]);
