import type { NamedMarkdown } from '../../markdown/markdown-folder';
import type { CaseStudyFrontMatter } from '../content/front-matter.schema';
import { caseStudyFiles } from './markdown-folders';

export type CaseStudy = NamedMarkdown<CaseStudyFrontMatter>;

/** Every project with a body of its own, the newest first. A new file in `content/case-studies/` is a new one. */
export const caseStudies: CaseStudy[] = caseStudyFiles.files();
