import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/node/if-missing';
import * as v from 'valibot';

/** The links of all pages. */
export interface SiteLinks {
  /** The paths that each page links to, by its path. */
  pages: Record<string, string[]>;
  /** The links of the layout. */
  frame: string[];
}

/** The file with all links in a snapshot's folder: the next snapshot checks those of reused pages. */
export const linksFile = 'links.json';

const siteLinksSchema = v.object({
  pages: v.record(v.string(), v.array(v.string())),
  frame: v.array(v.string()),
});

/**
 * The links of all pages: of newly composed ones, and of reused ones.
 * @param known the links of the previous snapshot
 * @param paths every path of the new one
 */
export function mergeLinks(known: SiteLinks, composed: SiteLinks, paths: string[]): SiteLinks {
  const pages: SiteLinks['pages'] = { ...known.pages, ...composed.pages };
  return {
    pages: Object.fromEntries(paths.map((path) => [path, pages[path] ?? []])),
    frame: composed.frame.length > 0 ? composed.frame : known.frame,
  };
}

/** @param folder of a snapshot; undefined before the first one */
export async function readLinks(folder: string | undefined): Promise<SiteLinks> {
  const text = await readFile(join(folder ?? '', linksFile), 'utf8').catch(
    ifMissing('{"pages":{},"frame":[]}'),
  );
  return v.parse(siteLinksSchema, JSON.parse(text));
}
