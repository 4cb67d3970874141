import { entryIn } from '@site/kit/content/entry-in';
import { detailPageSchema } from '../detail-page.schema';

export const blogDetailsCenterPage = entryIn(import.meta.url, 'center.yaml', detailPageSchema);
