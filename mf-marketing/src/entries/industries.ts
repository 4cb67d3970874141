import { entriesIn } from '@site/kit/content/entries-in';
import { industrySchema } from '../content/industry.schema';

/** Every industry, by the name of its file. A new file in `content/industries/` is a new page, without any other change. */
export const industries = entriesIn(import.meta.url, '../content/industries', industrySchema);
