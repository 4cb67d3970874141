import { forEachLimit } from '@site/shared/node/for-each-limit';
import type { LayoutTemplates } from '@site/shared/node/layout-templates';
import type { HeadData } from '@site/shared/site-model/head-data';
import type { ServedRelease } from '../../registry/live-releases';
import type { SiteAddress } from '../../registry/site-addresses';
import { pageComposerHash } from '../composer-hash';
import { checkLayout } from '../markup/check-layout';
import type { CheckedLayout, SiteLinks } from '../site-links';
import { type CompositionJob, PageComposer } from './compose-page';
import { readLayout } from './read-released-page';

/** The results of composing pages. */
export interface ComposedPages {
  /** The head of each page, by its path. */
  heads: Map<string, HeadData>;
  links: SiteLinks;
}

interface Options {
  /** Composes the not-found page, too. */
  withNotFound: boolean;
  /** The links of the snapshot before, with its layout, which is checked again if it is another one. */
  known?: SiteLinks | undefined;
  /** Awaited before each page; what it throws ends the work. */
  beforePage?: () => Promise<void>;
}

/** Pages that are drawn and compressed at the same time, on four threads. */
const parallelPages = 4;

/**
 * Checks, composes and writes pages (decision 015). No code of a release runs.
 * @throws with the path and the error of a page that the gate refuses; then nothing more is written
 */
export async function composePages(
  job: CompositionJob,
  addresses: SiteAddress[],
  { withNotFound, known, beforePage }: Options,
): Promise<ComposedPages> {
  const { shell } = job.live;
  if (addresses.length === 0 && !withNotFound) return { heads: new Map(), links: { pages: {}, frame: [] } };
  const templates = readLayout(shell);
  const checked = await checkedLayout(shell, templates, known);
  const composer = new PageComposer(job, { templates, ids: new Set(checked.layout.ids) });
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
  return { heads, links: { pages: Object.fromEntries(links), ...checked } };
}

/** The ids and links of the layout: known ones of the same shell and composer, otherwise those of a check. */
async function checkedLayout(
  shell: ServedRelease,
  templates: LayoutTemplates,
  known: SiteLinks | undefined,
): Promise<Omit<SiteLinks, 'pages'> & { layout: CheckedLayout }> {
  const composer = await pageComposerHash();
  if (known?.layout?.shell === shell.version && known.layout.composer === composer)
    return { frame: known.frame, layout: known.layout };
  const { ids, links } = checkLayout(shell, templates);
  return { frame: links, layout: { shell: shell.version, composer, ids: [...ids] } };
}
