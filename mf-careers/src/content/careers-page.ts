import { entryIn } from '@site/kit/content/entry-in';
import { careersPageSchema } from './careers-page.schema';

export const careersPage = entryIn(import.meta.url, 'careers-page.yaml', careersPageSchema);
