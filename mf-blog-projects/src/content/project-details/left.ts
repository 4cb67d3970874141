import { entryIn } from '@site/kit/content/entry-in';
import { detailPageSchema } from '../detail-page.schema';

export const projectDetailsPage = entryIn(import.meta.url, 'left.yaml', detailPageSchema);
