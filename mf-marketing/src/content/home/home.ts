import { entryIn } from '@site/kit/content/entry-in';
import { homeSchema } from './home.schema';

/** The home page’s texts; step names, counts and paths are fixed by the requirements (§2, §3, §9). */
export const home = entryIn(import.meta.url, 'home.yaml', homeSchema);
