import type { RelatedLinks } from '@site/shared/content/entry-schemas';

/** The addresses of one article and of one project, by the layout that tells them apart (requirements §2). */
const layouts = { article: 'Layout of this article', project: 'Layout of this page' };
const labels = { left: 'Sidebar on the left', right: 'Sidebar on the right', none: 'Without a sidebar' };

export const articleLayouts: RelatedLinks = {
  heading: layouts.article,
  links: [
    { label: labels.left, to: '/blog/blog-details' },
    { label: labels.right, to: '/blog/blog-details-right' },
    { label: labels.none, to: '/blog/blog-details-center' },
  ],
};

export const projectLayouts: RelatedLinks = {
  heading: layouts.project,
  links: [
    { label: labels.left, to: '/project/project-details' },
    { label: labels.right, to: '/project/project-details-right' },
    { label: labels.none, to: '/project/project-details-center' },
  ],
};
