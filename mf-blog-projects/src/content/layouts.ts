import { entryIn } from '@site/kit/content/entry-in';
import { relatedLinksSchema } from '@site/shared/content/entry-schemas';

// The paths of one article and of one project, one for each layout (requirements §2).

export const articleLayouts = entryIn(import.meta.url, 'article-layouts.yaml', relatedLinksSchema);
export const projectLayouts = entryIn(import.meta.url, 'project-layouts.yaml', relatedLinksSchema);
