import { entryIn } from '@site/kit/content/entry-in';
import { notSentPageSchema } from './not-sent-page.schema';

export const notSentPage = entryIn(import.meta.url, 'not-sent-page.yaml', notSentPageSchema);
