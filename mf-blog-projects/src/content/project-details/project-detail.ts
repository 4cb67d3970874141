import { entryIn } from '@site/kit/content/entry-in';
import { projectDetailSchema } from './project-detail.schema';

export const projectDetail = entryIn(import.meta.url, 'project-detail.yaml', projectDetailSchema);
