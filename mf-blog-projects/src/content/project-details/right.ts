import { entryIn } from '@site/kit/content/entry-in';
import { detailPageSchema } from '../detail-page.schema';

export const projectDetailsRightPage = entryIn(import.meta.url, 'right.yaml', detailPageSchema);
