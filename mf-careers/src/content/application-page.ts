import { entryIn } from '@site/kit/content/entry-in';
import { applicationPageSchema } from './application-page.schema';

export const applicationPage = entryIn(import.meta.url, 'application-page.yaml', applicationPageSchema);
