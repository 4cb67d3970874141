import type { RelatedLinks } from '@site/shared/content/entry-schemas';
import { paths } from '@site/shared/navigation/paths';

/** The addresses of one article and of one project, by the layout that tells them apart (requirements §2). */
const layouts = { article: 'Layout of this article', project: 'Layout of this page' };
const labels = { left: 'Sidebar on the left', right: 'Sidebar on the right', none: 'Without a sidebar' };

export const articleLayouts: RelatedLinks = {
  heading: layouts.article,
  links: [
    { label: labels.left, to: paths.blogDetails },
    { label: labels.right, to: paths.blogDetailsRight },
    { label: labels.none, to: paths.blogDetailsCenter },
  ],
};

export const projectLayouts: RelatedLinks = {
  heading: layouts.project,
  links: [
    { label: labels.left, to: paths.projectDetails },
    { label: labels.right, to: paths.projectDetailsRight },
    { label: labels.none, to: paths.projectDetailsCenter },
  ],
};
