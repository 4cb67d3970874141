import { entryIn } from '@site/kit/content/entry-in';
import { homeSchema } from './home.schema';

/** The home page’s words; step names, counts and link addresses are the requirements (§2, §3, §9). */
export const home = entryIn(import.meta.url, 'home.yaml', homeSchema);
