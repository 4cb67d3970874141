import { fileURLToPath } from 'node:url';
import { type NamedMarkdown, readMarkdownFolder } from '../../markdown/read-markdown-folder';
import { type CaseStudyFrontMatter, caseStudySchema } from '../content/front-matter.schema';

export type CaseStudy = NamedMarkdown<CaseStudyFrontMatter>;

/** Every project with a body of its own, the newest first. A new file in `content/case-studies/` is a new one. */
export const caseStudies: CaseStudy[] = await readMarkdownFolder(
  fileURLToPath(new URL('../content/case-studies', import.meta.url)),
  caseStudySchema,
);
