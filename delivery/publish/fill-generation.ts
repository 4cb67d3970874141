import type { ComposedPage } from '@site/shared/contracts/composed-site';
import type { BrowserGate } from '../gate/browser/browser-gate';
import type { AddressChange } from '../gate/check-addresses';
import { checkLinks } from '../gate/check-links';
import { composePages } from '../pages/compose-pages';
import { notFoundProbe, pageFile } from '../pages/page-file';
import { type SiteAddress, siteAddresses } from '../store/site-addresses';
import { pageComposerHash } from './composer-hash';
import type { Change, Generation } from './generations';
import { drawnImages, keepPages } from './keep-pages';
import { mergeLinks, readLinks } from './site-links';
import { unchangedPages } from './unchanged-pages';
import { keepCompanyFiles, writeCompanyFiles } from './write-company-files';
import { sameNginxHeaders, writeSite } from './write-site';

interface GenerationJob {
  change: AddressChange;
  /** Undefined for the first generation. */
  before: Generation | undefined;
  /** The same, where pages that do not change are taken from it; undefined where all are composed anew. */
  kept: Generation | undefined;
  /** Every change of what is live, oldest first, with those that are being made. */
  history: Change[];
  /** The addresses of what changes. */
  changing: SiteAddress[];
  /** Renders all their pages, also those that would stay the same. */
  renewsAll: boolean;
  /** Opens what was written in a browser. */
  gate: BrowserGate | undefined;
  onStep: (step: string) => void;
  signal: AbortSignal | undefined;
}

/** What was found while its files were written. */
export interface FilledGeneration {
  /** The addresses whose pages were composed anew. */
  composed: string[];
  /** True when the headers of its pages are not those of the generation before. */
  hasOtherHeaders: boolean;
  /** What was looked at in a browser, or why nothing was; undefined where nothing had to be. */
  browser: string | undefined;
  /** A sentence for each link to an address where nothing is. */
  deadLinks: string[];
}

/**
 * Writes every file of a generation into a folder, and checks its pages.
 * @throws what refuses it, naming the page and the remedy
 */
export async function fillGeneration(
  folder: string,
  { change, before, kept, history, changing, renewsAll, gate, onStep, signal }: GenerationJob,
): Promise<FilledGeneration> {
  const { live, isRollback } = change;
  const addresses = siteAddresses(live);
  const pagesBefore = change.before?.pages ?? [];
  const composer = await pageComposerHash();
  const unchanged =
    kept && !renewsAll
      ? await unchangedPages(changing, { pages: pagesBefore, composer, history, isRollback })
      : new Set<string>();

  const composed = changing.map(({ path }) => path).filter((path) => !unchanged.has(path));
  onStep(`Rendering ${composed.length} ${composed.length === 1 ? 'page' : 'pages'}`);
  // The not-found page is the shell's alone.
  const { heads, links: found } = await composePages(
    { live, folder, drawnImage: drawnImages(before?.folder, pagesBefore, composer) },
    kept ? composed : [...composed, notFoundProbe],
    signal,
  );
  const paths = addresses.map(({ path }) => path);
  if (kept) {
    const stay = paths.filter((path) => !heads.has(path));
    keepPages(kept.folder, folder, stay);
    keepCompanyFiles(kept.folder, folder);
  } else await writeCompanyFiles(folder);

  const earlier = new Map(pagesBefore.map((page) => [page.path, page]));
  const pages = addresses.map(({ path, release }): ComposedPage => {
    const page = { path, file: pageFile(path), head: heads.get(path), release: release.version, composer };
    return heads.has(path) ? page : { ...page, ...earlier.get(path) };
  });
  const links = mergeLinks(await readLinks(before?.folder), found, paths);
  const headsOfAll = [...pagesBefore, ...pages].map(({ head }) => head);
  const deadLinks = checkLinks(change, links, headsOfAll);
  await writeSite(folder, live, pages, links);

  if (gate) onStep('Opening pages in a browser');
  const browser = await gate?.check(
    { folder, before: before?.folder, own: changing, unchanged, live },
    signal,
  );
  if (browser) onStep(browser);
  const hasOtherHeaders = before !== undefined && !(await sameNginxHeaders(before.folder, folder));
  return { composed, hasOtherHeaders, browser, deadLinks };
}
