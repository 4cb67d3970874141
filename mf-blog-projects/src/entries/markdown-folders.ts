import { fileURLToPath } from 'node:url';
import { MarkdownFolder } from '../../markdown/markdown-folder';
import { articleSchema, caseStudySchema } from '../content/front-matter.schema';

const folder = (name: string) => fileURLToPath(new URL(`../content/${name}`, import.meta.url));

/** Each file is an article. */
export const articleFiles = new MarkdownFolder(folder('articles'), articleSchema);

/** Each file is a project with a body of its own. */
export const caseStudyFiles = new MarkdownFolder(folder('case-studies'), caseStudySchema);
