import { entriesIn } from '@site/kit/rsbuild/entries-in';
import type { DataService } from '../content/data-service.schema';

/** Every data-driven service page, by the name of its file. A new file in `content/data-services/` is a new page. */
export const dataServices = await entriesIn<DataService>(import.meta.url, '../content/data-services');
