import { entryIn } from '@site/kit/content/entry-in';
import { listPageSchema } from './list-page.schema';

export const blogPage = entryIn(import.meta.url, 'blog-page.yaml', listPageSchema);
