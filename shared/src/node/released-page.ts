import * as v from 'valibot';
import { addressKey } from '../site-model/address';
import { headDataSchema } from '../site-model/head-data';
import { uniqueList } from '../site-model/outside-names';
import { pageName } from '../site-model/remote-routes';

/** The document lists the scripts of each. Our pages have at most one. */
const maxIslands = 100;

/**
 * A page is what a remote shows at one path. Its build renders it into the release, as this file; the composer puts it into
 * the shell's layout, and browsers hydrate it there. URLs of the release's files have the `asset:` scheme.
 */
export const releasedPageSchema = v.object({
  /** The content of the page's container (decision 018). */
  markup: v.string(),
  /** The page's description of itself, from which the composer writes the head's elements. */
  head: headDataSchema,
  /** Further elements for the document's head, as React hoisted them: links to feeds. */
  hoisted: v.string(),
  /** The names of its islands, if only these are hydrated (decision 047). Undefined for a page that is hydrated as a whole. */
  islands: v.optional(uniqueList(pageName, maxIslands)),
});

export type ReleasedPage = v.InferOutput<typeof releasedPageSchema>;

/** The file of a release with the page at a path. */
export function releasedPageFile(path: string): string {
  const key = addressKey(path);
  return key === '/' ? 'pages/index.json' : `pages${key}/index.json`;
}
