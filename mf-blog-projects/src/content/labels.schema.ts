import { textSchema } from '@site/shared/content/entry-schemas';
import * as v from 'valibot';

// The texts that all pages of one kind share; those of each page are in its own entry.

const neighboursSchema = v.object({ label: textSchema, newer: textSchema, older: textSchema });

/** The list of posts, in addition to `blog-page`. */
export const blogListSchema = v.object({
  latest: textSchema,
  heading: textSchema,
  paging: neighboursSchema,
});

/** Articles with a body of their own, in `articles/`. */
export const postPageSchema = v.object({
  readMore: textSchema,
  readingTime: textSchema,
  updated: textSchema,
  tags: textSchema,
  neighbours: neighboursSchema,
});

/** Projects with a body of their own, in `case-studies/`. */
export const caseStudyPageSchema = v.object({
  list: v.object({ heading: textSchema, more: textSchema }),
  facts: v.object({
    heading: textSchema,
    industry: textSchema,
    result: textSchema,
    date: textSchema,
    updated: textSchema,
  }),
  neighbours: neighboursSchema,
});
