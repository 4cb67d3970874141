import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '@site/kit/workspace';
import type * as v from 'valibot';
import { type Dated, MarkdownFolder } from '../../markdown/markdown-folder';
import { articleSchema, caseStudySchema } from '../content/front-matter.schema';

const markdownFolder = <Schema extends v.GenericSchema<unknown, Dated>>(name: string, schema: Schema) =>
  new MarkdownFolder(
    fileURLToPath(new URL(`../content/${name}`, import.meta.url)),
    schema,
    join(root, `node_modules/.cache/markdown/${name}.json`),
  );

/** Each file is an article. */
export const articleFiles = markdownFolder('articles', articleSchema);

/** Each file is a project with a body of its own. */
export const caseStudyFiles = markdownFolder('case-studies', caseStudySchema);
