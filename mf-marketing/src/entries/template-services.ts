import { entriesIn } from '@site/kit/rsbuild/entries-in';
import type { TemplateService } from '../content/template-service.schema';

/**
 * Every page on the shared service template, by the name of its file. A new file in `content/template-services/` is a new
 * page, without any other change.
 */
export const templateServices = await entriesIn<TemplateService>(
  import.meta.url,
  '../content/template-services',
);
