import { headSchema, seedSchema, textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { dateSchema } from './parts.schema';

const longestHeadTitle = 49;
const headTitleMissing = `has more than ${longestHeadTitle} characters: give search engines a shorter one as headTitle`;

/** What every Markdown file says of itself. */
const common = {
  title: v.pipe(textSchema, v.maxLength(90, 'must not exceed 90 characters')),
  /** The browser's title and the share image's; the title where that is short enough. */
  headTitle: v.optional(headSchema.entries.title),
  /** For the card, search engines and shared links. */
  description: headSchema.entries.description,
  date: dateSchema,
  /** The day of the last change that readers should know of. */
  updated: v.optional(dateSchema),
  /** What its cover is woven from; the file's name unless told. */
  cover: v.optional(seedSchema),
};

/** `content/articles/<article>.md` */
export const articleSchema = v.pipe(
  v.strictObject({
    ...common,
    author: textSchema,
    category: textSchema,
    tags: v.pipe(v.array(textSchema), v.minLength(1, 'needs a tag'), v.maxLength(8, 'has more than 8 tags')),
  }),
  v.forward(
    v.check((fields) => fitsBrowserTab(fields), headTitleMissing),
    ['title'],
  ),
);

/** `content/case-studies/<project>.md` */
export const caseStudySchema = v.pipe(
  v.strictObject({
    ...common,
    /** The client's trade. */
    industry: textSchema,
    /** What changed, in one sentence. */
    result: textSchema,
    /** Further facts, by what names them: `Duration: eleven months`. */
    facts: v.optional(v.record(textSchema, textSchema), {}),
  }),
  v.forward(
    v.check((fields) => fitsBrowserTab(fields), headTitleMissing),
    ['title'],
  ),
);

export type ArticleFrontMatter = v.InferOutput<typeof articleSchema>;
export type CaseStudyFrontMatter = v.InferOutput<typeof caseStudySchema>;

function fitsBrowserTab({ title, headTitle }: { title: string; headTitle?: string | undefined }): boolean {
  return headTitle !== undefined || title.length <= longestHeadTitle;
}
