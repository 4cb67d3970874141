import { daySchema, headSchema, seedSchema, textSchema } from '@site/shared/content/entry-schemas';
import { labelled } from '@site/shared/content/labelled';
import * as v from 'valibot';

const longestHeadTitle = 49;
const headTitleMissing = `has more than ${longestHeadTitle} characters: give search engines a shorter one as headTitle`;
const updatedTooEarly = 'is before date: correct one of them';

/** The front matter that all Markdown files share. */
const common = {
  title: v.pipe(textSchema, v.maxLength(90, 'must not exceed 90 characters')),
  headTitle: v.optional(
    labelled(
      headSchema.entries.title,
      'Shorter title',
      'For search results and shared links, when the title has more than 49 characters.',
    ),
  ),
  description: labelled(
    headSchema.entries.description,
    'Description',
    'For the card, search results and shared links: 110 to 160 characters.',
  ),
  date: labelled(
    daySchema,
    'Date of publication',
    'Shown to readers. Whatever it is, the next release makes the entry public.',
  ),
  updated: v.optional(labelled(daySchema, 'Last change', 'If readers should know of it.')),
  /** Default: the file's name. */
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
  v.forward(
    v.check((fields) => isUpdatedLater(fields), updatedTooEarly),
    ['updated'],
  ),
);

/** `content/case-studies/<project>.md` */
export const caseStudySchema = v.pipe(
  v.strictObject({
    ...common,
    industry: labelled(textSchema, 'Industry of the client'),
    result: labelled(textSchema, 'Result', 'What changed, in one sentence.'),
    facts: v.optional(
      labelled(v.record(textSchema, textSchema), 'Further facts', 'Such as Duration: eleven months.'),
      {},
    ),
  }),
  v.forward(
    v.check((fields) => fitsBrowserTab(fields), headTitleMissing),
    ['title'],
  ),
  v.forward(
    v.check((fields) => isUpdatedLater(fields), updatedTooEarly),
    ['updated'],
  ),
);

export type ArticleFrontMatter = v.InferOutput<typeof articleSchema>;
export type CaseStudyFrontMatter = v.InferOutput<typeof caseStudySchema>;

function fitsBrowserTab({ title, headTitle }: { title: string; headTitle?: string | undefined }): boolean {
  return headTitle !== undefined || title.length <= longestHeadTitle;
}

function isUpdatedLater({ date, updated }: { date: string; updated?: string | undefined }): boolean {
  return updated === undefined || updated >= date;
}
