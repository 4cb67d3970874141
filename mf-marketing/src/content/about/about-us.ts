import { entryIn } from '@site/kit/content/entry-in';
import { aboutUsSchema } from './about.schema';

/** Title, sub-title and counters are fixed (requirements §2.2). */
export const aboutUs = entryIn(import.meta.url, 'about-us.yaml', aboutUsSchema);
