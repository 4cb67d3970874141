import type { BrowserGate } from '../gate/browser/browser-gate';
import type { AddressChange } from '../gate/check-addresses';
import { checkLinks } from '../gate/check-links';
import { pageChecker, pageRules } from '../gate/page-checker';
import { composePages } from '../pages/compose-pages';
import { notFoundProbe } from '../pages/page-file';
import { sourceHash } from '../source-hash';
import { type SiteAddress, siteAddresses } from '../store/site-addresses';
import { composerSources } from './composer-hash';
import type { Generation } from './generations';
import { keepPages } from './keep-pages';
import { reusePages } from './reuse-pages';
import { mergeLinks, readLinks } from './site-links';
import { keepCompanyFiles, writeCompanyFiles } from './write-company-files';
import { type Heads, sameNginxHeaders, writeSite } from './write-site';

interface GenerationJob {
  change: AddressChange;
  /** Undefined for the first generation. */
  before: Generation | undefined;
  /** The same, where pages that do not change are taken from it; undefined where all are composed anew. */
  kept: Generation | undefined;
  /** The addresses whose pages are composed. */
  composing: SiteAddress[];
  /** Opens what was written in a browser. */
  gate: BrowserGate | undefined;
  onStep: (step: string) => void;
}

/** What was found while its files were written. */
export interface FilledGeneration {
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
  { change, before, kept, composing, gate, onStep }: GenerationJob,
): Promise<FilledGeneration> {
  const { live } = change;
  const addresses = siteAddresses(live);
  const headsBefore: Heads = new Map(change.before?.pages.map(({ path, head }) => [path, head]));
  const known = await readLinks(before?.folder);
  const { checked } = known;
  const rules = await sourceHash([...pageRules, ...composerSources]);
  const reused: Heads = kept
    ? await reusePages({ before: kept, folder, rules, checked, headsBefore }, composing)
    : new Map();

  const paths = composing.map(({ path }) => path).filter((path) => !reused.has(path));
  // The not-found page is the shell's alone.
  if (!kept) paths.push(notFoundProbe);
  onStep(`Rendering ${paths.length} ${paths.length === 1 ? 'page' : 'pages'}`);
  const check = pageChecker(rules, checked);
  const { heads, links: found } = await composePages({ live, folder, check }, paths);
  for (const [path, head] of reused) heads.set(path, head);
  if (kept) await keepPages(kept.folder, folder, addresses, heads, headsBefore);

  const links = mergeLinks(
    known,
    found,
    addresses.map(({ path }) => path),
  );
  const deadLinks = checkLinks(change, links, [...headsBefore.values(), ...heads.values()]);
  await writeSite(folder, live, heads, links);
  if (kept) keepCompanyFiles(kept.folder, folder);
  else await writeCompanyFiles(folder);

  if (gate) onStep('Opening pages in a browser');
  const browser = await gate?.check({ folder, before: before?.folder, own: composing, reused, live });
  if (browser) onStep(browser);
  const hasOtherHeaders = before !== undefined && !(await sameNginxHeaders(before.folder, folder));
  return { hasOtherHeaders, browser, deadLinks };
}
