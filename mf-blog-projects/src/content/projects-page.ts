import { entryIn } from '@site/kit/content/entry-in';
import { listPageSchema } from './list-page.schema';

export const projectsPage = entryIn(import.meta.url, 'projects-page.yaml', listPageSchema);
