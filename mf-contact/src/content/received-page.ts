import { entryIn } from '@site/kit/content/entry-in';
import { receivedPageSchema } from './received-page.schema';

export const receivedPage = entryIn(import.meta.url, 'received-page.yaml', receivedPageSchema);
