import { entryIn } from '@site/kit/content/entry-in';
import { detailPageSchema } from '../detail-page.schema';

const left = entryIn(import.meta.url, 'left.yaml', detailPageSchema);
const right = entryIn(import.meta.url, 'right.yaml', detailPageSchema);
const center = entryIn(import.meta.url, 'center.yaml', detailPageSchema);

/** One page for each layout. Only the build and the tests import this list. */
export const projectDetailsPages = { left, right, center };
