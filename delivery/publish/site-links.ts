import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { SiteLinks } from '../gate/check-links';

/** The links of all pages, in a generation's folder: the next generation checks those of the pages that it keeps. */
export const linksFile = 'links.json';

const siteLinksSchema = v.object({
  pages: v.record(v.string(), v.array(v.string())),
  frame: v.array(v.string()),
});

/**
 * The links of all live pages: of those that were composed anew, and of those that are kept.
 * @param before the folder of the generation before; undefined for the first one
 * @param paths every live address
 */
export async function mergeLinks(
  before: string | undefined,
  composed: SiteLinks,
  paths: string[],
): Promise<SiteLinks> {
  const known = before === undefined ? { pages: {}, frame: [] } : await readLinks(before);
  const pages: SiteLinks['pages'] = { ...known.pages, ...composed.pages };
  return {
    pages: Object.fromEntries(paths.map((path) => [path, pages[path] ?? []])),
    frame: composed.frame.length > 0 ? composed.frame : known.frame,
  };
}

async function readLinks(folder: string): Promise<SiteLinks> {
  const text = await readFile(join(folder, linksFile), 'utf8').catch(() => '{"pages":{},"frame":[]}');
  return v.parse(siteLinksSchema, JSON.parse(text));
}
