import { textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';
import { paragraphsSchema } from './parts.schema';

/** The kinds of section that differ from page to page; a page has two or three of them. */

/** Paragraphs under a heading. */
const noteBlockSchema = v.object({
  kind: v.literal('note'),
  heading: textSchema,
  text: paragraphsSchema,
});

/** Bold terms, a sentence or two each. */
const listBlockSchema = v.object({
  kind: v.literal('list'),
  heading: textSchema,
  items: v.pipe(v.array(v.object({ term: textSchema, text: textSchema })), v.minLength(3)),
});

const checklistBlockSchema = v.object({
  kind: v.literal('checklist'),
  heading: textSchema,
  points: v.pipe(v.array(textSchema), v.minLength(3)),
});

/** Steps in order; the label is a time such as "Week 1". */
const stepsBlockSchema = v.object({
  kind: v.literal('steps'),
  heading: textSchema,
  steps: v.pipe(v.array(v.object({ label: textSchema, text: textSchema })), v.minLength(3)),
});

/** Questions with an answer each. */
const questionsBlockSchema = v.object({
  kind: v.literal('questions'),
  heading: textSchema,
  items: v.pipe(v.array(v.object({ question: textSchema, answer: textSchema })), v.minLength(3)),
});

/** Large numbers with what they count; the note says where they come from. */
const figuresBlockSchema = v.object({
  kind: v.literal('figures'),
  heading: textSchema,
  figures: v.pipe(v.array(v.object({ value: textSchema, label: textSchema })), v.minLength(3)),
  note: textSchema,
});

/** Rows and columns; the first column names the row. */
const tableBlockSchema = v.pipe(
  v.object({
    kind: v.literal('table'),
    heading: textSchema,
    columns: v.pipe(v.array(textSchema), v.minLength(2)),
    rows: v.pipe(v.array(v.array(textSchema)), v.minLength(3)),
  }),
  v.check(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'needs one cell for each column in every row',
  ),
);

/** Two sides compared. */
const compareBlockSchema = v.object({
  kind: v.literal('compare'),
  heading: textSchema,
  sides: v.pipe(
    v.array(v.object({ label: textSchema, points: v.pipe(v.array(textSchema), v.minLength(3)) })),
    v.length(2, 'must have exactly 2 entries'),
  ),
});

export const blockSchema = v.variant('kind', [
  noteBlockSchema,
  listBlockSchema,
  checklistBlockSchema,
  stepsBlockSchema,
  questionsBlockSchema,
  figuresBlockSchema,
  tableBlockSchema,
  compareBlockSchema,
]);

export type Block = v.InferOutput<typeof blockSchema>;
/** The block of one kind: `BlockOf<'steps'>`. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
