import { entryIn } from '@site/kit/content/entry-in';
import { applicationsOffSchema } from './applications-off.schema';

export const applicationsOff = entryIn(import.meta.url, 'applications-off.yaml', applicationsOffSchema);
