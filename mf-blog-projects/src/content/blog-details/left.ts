import { entryIn } from '@site/kit/content/entry-in';
import { detailPageSchema } from '../detail-page.schema';

export const blogDetailsPage = entryIn(import.meta.url, 'left.yaml', detailPageSchema);
