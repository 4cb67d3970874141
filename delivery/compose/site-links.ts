import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '@site/shared/contracts/if-missing';
import * as v from 'valibot';

/** The links of all live pages. */
export interface SiteLinks {
  /** Address to the addresses that its page links to. */
  pages: Record<string, string[]>;
  /** Those of the frame around every page. */
  frame: string[];
}

/** The links of all pages, in a snapshot's folder: the next snapshot checks those of the pages that it keeps. */
export const linksFile = 'links.json';

const siteLinksSchema = v.object({
  pages: v.record(v.string(), v.array(v.string())),
  frame: v.array(v.string()),
});

/**
 * The links of all live pages: of those that were composed anew, and of those that are kept.
 * @param known those of the snapshot before
 * @param paths every live address
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
