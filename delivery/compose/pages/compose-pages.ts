import { forEachLimit } from '@site/kit/release/for-each-limit';
import type { HeadData } from '@site/shared/site-model/head-data';
import type { SiteAddress } from '../../registry/site-addresses';
import { checkLayout } from '../markup/check-layout';
import type { SiteLinks } from '../site-links';
import { type CompositionJob, PageComposer } from './compose-page';
import { readLayout } from './read-released-page';

/** The results of composing pages. */
export interface ComposedPages {
  /** The head of each page, by its path. */
  heads: Map<string, HeadData>;
  links: SiteLinks;
}

/** Pages that are read and compressed at the same time, on four threads. */
const parallelPages = 4;

/**
 * Checks, composes and writes pages (decision 015). No code of a release runs.
 * @param withNotFound composes the not-found page, too
 * @param beforePage is awaited before each page; what it throws ends the work
 * @throws with the path and the error of a page that the gate refuses; then nothing more is written
 */
export async function composePages(
  job: CompositionJob,
  addresses: SiteAddress[],
  { withNotFound, beforePage }: { withNotFound: boolean; beforePage?: () => Promise<void> },
): Promise<ComposedPages> {
  const { shell } = job.live;
  if (addresses.length === 0 && !withNotFound) return { heads: new Map(), links: { pages: {}, frame: [] } };
  const templates = await readLayout(shell);
  const { ids, links: frame } = checkLayout(shell, templates);
  const composer = new PageComposer(job, { templates, ids });
  const heads: ComposedPages['heads'] = new Map();
  const links = new Map<string, string[]>();
  if (withNotFound) await composer.composeNotFound();
  const compose = async (address: SiteAddress) => {
    await beforePage?.();
    const page = await composer.compose(address);
    heads.set(address.path, page.head);
    links.set(address.path, page.links);
  };
  await forEachLimit(addresses, compose, parallelPages);
  return { heads, links: { pages: Object.fromEntries(links), frame } };
}
