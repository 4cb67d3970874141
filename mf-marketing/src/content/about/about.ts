import { entryIn } from '@site/kit/content/entry-in';
import { aboutSchema } from './about.schema';

/** The page /about (requirements §2.8). */
export const about = entryIn(import.meta.url, 'about.yaml', aboutSchema);
