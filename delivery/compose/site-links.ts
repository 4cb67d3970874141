import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';
import * as v from 'valibot';

/** The file with all links in a snapshot's folder: the next snapshot checks those of reused pages. */
export const linksFile = 'links.json';

/** A layout that was checked: as long as shell and composer are the same, it need not be parsed again. */
const checkedLayoutSchema = v.object({
  /** The version of the shell. */
  shell: v.string(),
  /** A hash of the code that checked it. */
  composer: v.string(),
  /** The ids that the layout uses. */
  ids: v.array(v.string()),
});

export type CheckedLayout = v.InferOutput<typeof checkedLayoutSchema>;

const siteLinksSchema = v.object({
  /** The paths that each page links to, by its path. */
  pages: v.record(v.string(), v.array(v.string())),
  /** The links of the layout. */
  frame: v.array(v.string()),
  /** Undefined in a snapshot of an earlier version of this code. */
  layout: v.optional(checkedLayoutSchema),
});

/** The links of all pages. */
export type SiteLinks = v.InferOutput<typeof siteLinksSchema>;

/**
 * The links of all pages: of newly composed ones, and of reused ones.
 * @param known the links of the previous snapshot
 * @param paths every path of the new one
 */
export function mergeLinks(known: SiteLinks, composed: SiteLinks, paths: string[]): SiteLinks {
  const pages: SiteLinks['pages'] = { ...known.pages, ...composed.pages };
  const { frame, layout } = composed.layout ? composed : known;
  return { pages: Object.fromEntries(paths.map((path) => [path, pages[path] ?? []])), frame, layout };
}

/** @param folder of a snapshot; undefined before the first one */
export async function readLinks(folder: string | undefined): Promise<SiteLinks> {
  const none = { pages: {}, frame: [] };
  const text = folder && (await readFile(join(folder, linksFile), 'utf8').catch(ifMissing(undefined)));
  return v.parse(siteLinksSchema, text ? JSON.parse(text) : none);
}
