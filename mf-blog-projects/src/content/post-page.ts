import { entryIn } from '@site/kit/content/entry-in';
import { postPageSchema } from './labels.schema';

/** The texts that all articles share; those of each are in `articles/`. */
export const postPage = entryIn(import.meta.url, 'post-page.yaml', postPageSchema);

/** The texts of every body written in Markdown. */
export const richTextLabels = { footnotes: 'Notes', table: 'Table', code: 'Code' };
