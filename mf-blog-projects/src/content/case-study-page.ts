import { entryIn } from '@site/kit/content/entry-in';
import { caseStudyPageSchema } from './labels.schema';

/** The texts that all projects with a body of their own share; those of each are in `case-studies/`. */
export const caseStudyPage = entryIn(import.meta.url, 'case-study-page.yaml', caseStudyPageSchema);
