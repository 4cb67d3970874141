import { entriesIn } from '@site/kit/content/entries-in';
import { dataServiceSchema } from '../content/data-service.schema';

/** Every data-driven service page, by the name of its file. A new file in `content/data-services/` is a new page. */
export const dataServices = entriesIn(import.meta.url, '../content/data-services', dataServiceSchema);
