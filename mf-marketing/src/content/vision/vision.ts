import { entryIn } from '@site/kit/content/entry-in';
import { visionSchema } from './vision.schema';

/** The page /vision; headings and the two vision items are fixed (requirements §2.4). */
export const vision = entryIn(import.meta.url, 'vision.yaml', visionSchema);
