import type { HeadData } from '@site/shared/contracts/head-data';
import type { SiteLinks } from '../gate/check-links';
import { type CompositionJob, pageComposer } from './compose-page';
import { type RenderedPage, renderPages } from './render-pages';

/** What is known of pages that were composed. */
export interface ComposedPages {
  /** The head of each page, by its path; the not-found page has none. */
  heads: Map<string, HeadData | undefined>;
  links: SiteLinks;
}

/**
 * Renders, checks and writes pages (decision 015).
 * @param signal ends it before the next page
 * @throws with the path and the cause when a page can't be rendered or is refused by the gate; nothing is written any more then
 */
export async function composePages(
  job: CompositionJob,
  paths: string[],
  signal: AbortSignal | undefined,
): Promise<ComposedPages> {
  const heads: ComposedPages['heads'] = new Map();
  const links = new Map<string, string[]>();
  const frame = new Set<string>();
  const compose = pageComposer(job);
  const use = async (path: string, page: RenderedPage) => {
    signal?.throwIfAborted();
    const found = await compose(path, page);
    heads.set(path, page.head);
    if (!found) return;
    links.set(path, found.page);
    for (const address of found.frame) frame.add(address);
  };
  await renderPages(job.live, paths, use);
  return { heads, links: { pages: Object.fromEntries(links), frame: [...frame] } };
}
