import { fileURLToPath } from 'node:url';
import { type NamedMarkdown, readMarkdownFolder } from '../../markdown/read-markdown-folder';
import { type CaseStudyFrontMatter, caseStudySchema } from './front-matter.schema';

export type CaseStudy = NamedMarkdown<CaseStudyFrontMatter>;

/** Every project with a text of its own, the newest first; for the build alone. */
export const caseStudies: CaseStudy[] = await readMarkdownFolder(
  fileURLToPath(new URL('./case-studies', import.meta.url)),
  caseStudySchema,
);
