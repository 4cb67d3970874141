import { entriesIn } from '@site/kit/rsbuild/entries-in';
import type { Industry } from '../content/industry.schema';

/** Every industry, by the name of its file. A new file in `content/industries/` is a new page, without any other change. */
export const industries = await entriesIn<Industry>(import.meta.url, '../content/industries');
