import { entriesIn } from '@site/kit/content/entries-in';
import { templateServiceSchema } from '../content/template-service.schema';

/**
 * Every page on the shared service template, by the name of its file. A new file in `content/template-services/` is a new
 * page, without any other change.
 */
export const templateServices = entriesIn(
  import.meta.url,
  '../content/template-services',
  templateServiceSchema,
);
