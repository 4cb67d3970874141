import { statSync } from 'node:fs';
import type { ComposedPage } from '@site/shared/node/composed-site';
import { countPages } from '@site/shared/node/count-pages';
import { containsPages } from '@site/shared/node/release';
import { pageComposerHash } from '../../compose/composer-hash';
import { composePages } from '../../compose/pages/compose-pages';
import { type CountPage, limitPages } from '../../compose/pages/document-size';
import { pageFile } from '../../compose/pages/page-file';
import { keepCompanyFiles, writeCompanyFiles } from '../../compose/site-files/write-company-files';
import { sameNginxHeaders, writeSite } from '../../compose/site-files/write-site';
import { mergeLinks, readLinks, type SiteLinks } from '../../compose/site-links';
import type { BrowserGate } from '../../gate/browser/browser-gate';
import type { AddressChange } from '../../gate/check-addresses';
import { checkLinks } from '../../gate/check-links';
import { KeptFiles } from '../../registry/files/kept-files';
import { type SiteAddress, siteAddresses } from '../../registry/site-addresses';
import type { DeployedState } from '../log/entry';
import type { FormerDocuments } from './former-documents';
import { keepImages, keepNotFound, keepPages } from './keep-pages';
import type { Snapshot } from './snapshots';
import { unchangedPages } from './unchanged-pages';

/** Which pages are composed: those that differ, all of the apps that change, or all. */
export type Scope = 'different' | 'apps' | 'all';

interface SnapshotJob {
  change: AddressChange;
  /** Undefined for the first snapshot. */
  before: Snapshot | undefined;
  /** Those of the snapshot before, among which the kept ones are remembered. */
  filesBefore: KeptFiles | undefined;
  scope: Scope;
  state: Pick<DeployedState, 'apps' | 'withdrawn'> | undefined;
  /** The paths of the apps that change. */
  changing: SiteAddress[];
  /** The documents of remotes whose pages can't be composed. */
  former: Map<string, FormerDocuments>;
  /** Opens the pages in a browser. */
  gate: BrowserGate | undefined;
  /** Awaited before each page; what it throws ends the work. */
  beforePage: () => Promise<void>;
  onStep: (step: string) => void;
  signal: AbortSignal;
}

/** The result of writing its files. */
export interface FilledSnapshot {
  /** The paths whose pages were composed, not kept. */
  composed: string[];
  /** True when the headers of its pages are not those of the snapshot before. */
  hasOtherHeaders: boolean;
  /** A summary of the browser check, or why it was skipped; undefined if it wasn't needed. */
  browser: string | undefined;
  /** Sentences about dead links. */
  deadLinks: string[];
}

/**
 * Writes every file of a snapshot into a folder, and checks its pages.
 * @throws naming the page and the remedy if a check fails
 */
export async function fillSnapshot(folder: string, job: SnapshotJob): Promise<FilledSnapshot> {
  const { change, before, filesBefore, scope, state, changing, former, gate, onStep } = job;
  const { live, isRollback } = change;
  const { shell } = live;
  const kept = scope === 'all' ? undefined : filesBefore;
  const addresses = siteAddresses(live);
  const pagesBefore = change.before?.pages ?? [];
  const composer = await pageComposerHash();
  const composable = changing.filter(({ release }) => !former.has(release.app));
  const deployed = { pages: pagesBefore, shell: shell.version, composer, state, isRollback };
  const unchanged = scope === 'different' ? await unchangedPages(composable, deployed) : new Set<string>();
  const countPage = limitPages();
  const same = composable.filter(({ path }) => unchanged.has(path));
  const known = await readLinks(before?.folder);
  if (kept && !isRollback) countUnchanged({ files: kept, pages: pagesBefore, links: known }, same, countPage);
  const composing = composable.filter(({ path }) => !unchanged.has(path));
  onStep(`Composing ${countPages(composing.length)}`);
  // The not-found page is the shell's alone.
  const withNotFound = !kept && containsPages(shell);
  const { heads, links: found } = await composePages(
    { live, folder, keepImage: keepImages(filesBefore, folder, pagesBefore, composer), countPage },
    composing,
    { withNotFound, known: kept && known, beforePage: job.beforePage },
  );
  const taken = [...former.values()];
  if (kept) {
    const stay = addresses.filter(({ path, release }) => !heads.has(path) && !former.has(release.app));
    await keepPages(kept, folder, pathsOf(stay));
    keepCompanyFiles(kept, folder);
  } else await writeCompanyFiles(folder);
  const filesOf = (from: string) => (from === filesBefore?.folder ? filesBefore : new KeptFiles(from));
  for (const { folder: from, pages } of taken) await keepPages(filesOf(from), folder, pathsOf(pages));
  const notFoundFrom = kept ?? (taken[0] && filesOf(taken[0].folder));
  if (notFoundFrom && !withNotFound) keepNotFound(notFoundFrom, folder);

  const earlier = new Map(
    [...pagesBefore, ...taken.flatMap(({ pages }) => pages)].map((page) => [page.path, page]),
  );
  const pages = addresses.map(({ path, release }): ComposedPage => {
    const page = { path, file: pageFile(path), release: release.version, shell: shell.version, composer };
    const head = heads.get(path);
    return head ? { ...page, head } : { ...page, ...earlier.get(path) };
  });
  for (const each of taken) Object.assign(known.pages, await linksOf(each));
  const links = mergeLinks(known, found, pathsOf(addresses));
  const headsOfAll = [...pagesBefore, ...pages].map(({ head }) => head);
  const deadLinks = checkLinks(change, links, headsOfAll);
  await writeSite(folder, live, {
    pages,
    links,
    withdrawn: state?.withdrawn ?? [],
    kept: kept && { files: kept, changed: change.changed },
  });

  if (gate) onStep('Opening pages in a browser');
  const browser = await gate?.check(
    { folder, before: before?.folder, own: changing, unchanged, live, changed: change.changed },
    job.signal,
  );
  if (browser) onStep(browser);
  const hasOtherHeaders = before !== undefined && !(await sameNginxHeaders(before.folder, folder));
  return { composed: pathsOf(composing), hasOtherHeaders, browser, deadLinks };
}

/** @throws when they alone are too large together */
function countUnchanged(
  { files, pages, links }: { files: KeptFiles; pages: ComposedPage[]; links: SiteLinks },
  unchanged: SiteAddress[],
  countPage: CountPage,
): void {
  const heads = new Map(pages.map(({ path, head }) => [path, head]));
  for (const { path, release } of unchanged) {
    const bytes = statSync(files.pathOf(pageFile(path))).size;
    countPage(release, { bytes, head: heads.get(path), links: links.pages[path] ?? [] });
  }
}

function pathsOf(pages: { path: string }[]): string[] {
  return pages.map(({ path }) => path);
}

async function linksOf({ folder, pages }: FormerDocuments): Promise<SiteLinks['pages']> {
  const links = await readLinks(folder);
  return Object.fromEntries(pages.map(({ path }) => [path, links.pages[path] ?? []]));
}
