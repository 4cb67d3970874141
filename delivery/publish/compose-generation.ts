import { openBrowserGate } from '../gate/browser/browser-gate';
import { type AddressChange, checkAddresses } from '../gate/check-addresses';
import { checkCompatibility } from '../gate/check-compatibility';
import { checkLinks } from '../gate/check-links';
import { pageChecker, pageRules } from '../gate/page-checker';
import { composePages } from '../pages/compose-pages';
import { notFoundProbe } from '../pages/page-file';
import { sourceHash } from '../source-hash';
import { checkOrigin } from '../store/check-origin';
import { type LiveReleases, readLiveReleases } from '../store/live-releases';
import { siteAddresses } from '../store/site-addresses';
import { isPartOfPages, requireWhole } from '../store/verify-release';
import { composerHash, composerSources } from './composer-hash';
import type { Change, Generation } from './generations';
import { keepPages } from './keep-pages';
import { makeGeneration, tryGeneration } from './make-generation';
import { readSite } from './read-site';
import { reusePages } from './reuse-pages';
import { mergeLinks, readLinks } from './site-links';
import { keepCompanyFiles, writeCompanyFiles } from './write-company-files';
import { type Heads, sameNginxHeaders, writeSite } from './write-site';

/** What is to be live after a generation, and was not before. */
export interface NextGeneration {
  changes: Change[];
  action: Change['action'];
  /** Composes all pages anew, not only those of the apps that change. */
  recompose?: boolean;
  /** Only render and check. */
  dryRun?: boolean | undefined;
  /** An empty folder that gets the generation, which has no name then and is not opened in a browser. */
  into?: string;
  onStep?: ((step: string) => void) | undefined;
}

export interface ComposedGeneration {
  /** Its name; undefined where it was only checked, or written into a folder. */
  name: string | undefined;
  /** The addresses that were composed anew. */
  composed: string[];
  /** True when the headers of its pages are not those of the generation before. */
  hasOtherHeaders: boolean;
  /** What was looked at in a browser, or why nothing was; undefined where nothing had to be. */
  browser: string | undefined;
  /** A sentence for each link to an address where nothing is. */
  deadLinks: string[];
}

/**
 * Makes the generation after another one: renders the pages that change with the rest, and checks them. It is live for
 * nobody yet.
 * @throws what refuses it, naming the app or page and the remedy
 */
export async function composeGeneration(
  before: Generation | undefined,
  { changes, action, recompose = false, dryRun, into, onStep = () => undefined }: NextGeneration,
): Promise<ComposedGeneration> {
  const live = await readChanged(before, changes);
  onStep('Checking what fits');
  checkCompatibility(live);
  const change: AddressChange = {
    live,
    before: before && (await readSite(before.folder)),
    changed: new Set(changes.map(({ app }) => app)),
    isRollback: action === 'rollback',
  };
  checkAddresses(change);
  // Every page names the origins of all styles.
  const moved = changes.some(({ origin }) => origin !== undefined);
  const whole = !before || moved || recompose || changes.some(({ app }) => app === 'shell');
  const { changed } = change;
  const addresses = siteAddresses(live);
  const composing = addresses.filter(({ release }) => whole || changed.has(release.app));
  const composed = composing.map(({ path }) => path);
  const rendering = new Set(['shell', ...composing.map(({ release }) => release.app)]);
  for (const release of [live.shell, ...live.remotes]) {
    // Only what is released or rendered is checked, so that a damaged release or a team's origin that is down stops no other team.
    if (changed.has(release.app)) await requireWhole(release);
    else if (rendering.has(release.app)) await requireWhole(release, isPartOfPages);
    if (changed.has(release.app)) await checkOrigin(release);
  }
  const headsBefore: Heads = new Map(change.before?.pages.map(({ path, head }) => [path, head]));
  const number = (before?.number ?? 0) + 1;
  const history = [...(before?.history ?? []), ...changes];
  const composer = whole ? await composerHash() : before.composer;
  let hasOtherHeaders = false;
  let deadLinks: string[] = [];
  let browser: string | undefined;
  // What a rollback goes to has been live: nothing in a browser may hold it up.
  const gate = action === 'rollback' || into ? undefined : openBrowserGate(originsOf(live));
  const fill = async (folder: string) => {
    const known = await readLinks(before?.folder);
    const rules = await sourceHash([...pageRules, ...composerSources]);
    const { checked } = known;
    const reused: Heads = whole
      ? new Map()
      : await reusePages({ before, folder, rules, checked, headsBefore }, composing);
    // The not-found page is the shell's alone.
    const paths = whole ? [...composed, notFoundProbe] : composed.filter((path) => !reused.has(path));
    onStep(`Rendering ${paths.length} ${paths.length === 1 ? 'page' : 'pages'}`);
    const check = pageChecker(rules, checked);
    const { heads, links: found } = await composePages({ live, folder, check }, paths);
    for (const [path, head] of reused) heads.set(path, head);
    const links = mergeLinks(
      known,
      found,
      addresses.map(({ path }) => path),
    );
    if (before) await keepPages(before.folder, folder, addresses, heads, headsBefore);
    deadLinks = checkLinks(change, links, [...headsBefore.values(), ...heads.values()]);
    await writeSite(folder, live, heads, links);
    if (whole) await writeCompanyFiles(folder);
    else keepCompanyFiles(before.folder, folder);
    hasOtherHeaders = before !== undefined && !(await sameNginxHeaders(before.folder, folder));
    if (gate) onStep('Opening pages in a browser');
    browser = await gate?.check({ folder, before: before?.folder, own: composing, reused, live });
    if (browser) onStep(browser);
  };
  try {
    if (dryRun || into) {
      await (into ? fill(into) : tryGeneration(fill));
      return { name: undefined, composed, hasOtherHeaders: false, browser, deadLinks };
    }
    const name = await makeGeneration({ number, composer, history }, fill);
    return { name, composed, hasOtherHeaders, browser, deadLinks };
  } finally {
    await gate?.close();
  }
}

/** Where releases lie beside the site's own origin. */
function originsOf({ shell, remotes }: LiveReleases): string[] {
  return [shell, ...remotes].map(({ origin }) => origin).filter(Boolean);
}

function readChanged(before: Generation | undefined, changes: Change[]): Promise<LiveReleases> {
  const versions = changes.map(({ app, to }) => [app, to]);
  const origins = changes.flatMap(({ app, origin }) => (origin === undefined ? [] : [[app, origin]]));
  return readLiveReleases(
    { ...before?.versions, ...Object.fromEntries(versions) },
    { ...before?.origins, ...Object.fromEntries(origins) },
  );
}
