import * as v from 'valibot';
import { httpsOrigin, routePath } from './outside-names';

const daySchema = v.pipe(v.string(), v.isoDate());

/** A blog, in the terms of schema.org (`Blog`), with a feed. */
const blogSchema = v.object({
  '@id': v.string(),
  name: v.string(),
  description: v.string(),
  blogPost: v.array(
    v.object({
      '@id': v.string(),
      url: v.string(),
      headline: v.string(),
      description: v.string(),
      /** A day, for instance `2024-02-19`. */
      datePublished: daySchema,
      author: v.object({ name: v.string() }),
    }),
  ),
});

/** An article with a page of its own, in the terms of schema.org (`BlogPosting`). */
const articleSchema = v.object({
  /** The path of the page whose blog it belongs to; that blog's feed contains its full text. */
  feedOf: routePath,
  headline: v.string(),
  /** Days, for instance `2026-11-20`. */
  datePublished: daySchema,
  dateModified: v.optional(daySchema),
  author: v.object({ name: v.string() }),
});

const notEmpty = v.pipe(v.string(), v.regex(/\S/, 'is empty'));

/** A page's description of itself, for the document's head, the sitemap, the feed and the share image. */
export const headDataSchema = v.object({
  /** Without the company's name, which is added. */
  title: notEmpty,
  /** One or two sentences for search engines and shared links. */
  description: notEmpty,
  /** The canonical path of the page, as its route spells it. */
  path: routePath,
  /** Excludes the page from search engines and the sitemap. */
  noindex: v.optional(v.boolean()),
  /** The blog whose posts the page lists. */
  blog: v.optional(blogSchema),
  /** The article that the page shows. */
  article: v.optional(articleSchema),
  /** The origins of video players that the page embeds, for instance `https://player.example`. */
  players: v.optional(v.pipe(v.array(httpsOrigin), v.maxLength(10))),
});

export type HeadData = v.InferOutput<typeof headDataSchema>;
export type Blog = v.InferOutput<typeof blogSchema>;
export type Article = v.InferOutput<typeof articleSchema>;
