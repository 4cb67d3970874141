import { join } from 'node:path';
import { rowsFile, table, verdict, writeSection } from '../results';
import { runCommand, script } from '../run-command';
import { copyWorkspace, type WorkspaceCopy } from '../workspace-copy';
import { generatedRemotes, generatedRoutes, nameApps, writeRemote, writeRoutes } from './generate-apps';
import type { SiteCosts } from './time-site';

interface SiteSize {
  remotes: number;
  pagesEach: number;
}

/** More and more pages of five remotes, then more and more remotes of two pages. */
const morePages: SiteSize[] = [1, 10, 100].map((pagesEach) => ({ remotes: 5, pagesEach }));
const moreRemotes: SiteSize[] = [1, 5, 10, 20].map((remotes) => ({ remotes, pagesEach: 2 }));

/** A page may take so long once the renderer has started, in ms. */
const composeTarget = 3;
/** A page may weigh so much more on a site of twenty remotes than on one of one: nothing but noise of the compressor. */
const weightTolerance = 1.01;

interface Measured extends SiteSize {
  costs: SiteCosts;
}

/**
 * Generates sites of growing size, each in a copy of the workspace, builds them, and times the composer. Nothing is removed
 * before all are measured: some file systems are slow to create files for minutes after others were removed.
 */
export async function measureGrowth(): Promise<void> {
  const keep = await rowsFile('growth', [
    'remotes',
    'routes',
    'first',
    'compose',
    'release',
    'page',
    'entry',
    'shell',
  ]);
  const copies: WorkspaceCopy[] = [];
  const measured: Measured[] = [];
  try {
    for (const size of [...morePages, ...moreRemotes]) {
      const copy = await copyWorkspace();
      copies.push(copy);
      const costs = await measureSite(copy.folder, size);
      measured.push({ ...size, costs });
      const { first, compose, release, page, entry, shellScripts } = costs;
      await keep([
        ...[size.remotes, size.remotes * size.pagesEach],
        ...[first, compose, release].map(Math.round),
        ...[page, entry, shellScripts],
      ]);
      console.log(`${size.remotes * size.pagesEach} routes of ${size.remotes} remotes`);
    }
  } finally {
    for (const { remove } of copies) await remove();
  }
  const pages = measured.slice(0, morePages.length);
  await writeSection('growth', 'Growth', describeGrowth(pages, measured.slice(morePages.length)));
}

async function measureSite(folder: string, { remotes, pagesEach }: SiteSize): Promise<SiteCosts> {
  const names = generatedRemotes(remotes);
  const routes = generatedRoutes(names, pagesEach);
  await nameApps(folder, names);
  await writeRoutes(folder, routes);
  for (const name of names) await writeRemote(folder, name, routes);
  const settings = { SITE_DIR: join(folder, 'site') };
  const output = await runCommand(script('bench/growth/time-site.ts', 'shell', ...names), {
    folder,
    settings,
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as SiteCosts;
}

function describeGrowth(pages: Measured[], remotes: Measured[]): string[] {
  const [fewest, some, most] = pages;
  const [alone, crowd] = [remotes[0], remotes.at(-1)];
  const early = perPage(fewest, some);
  const late = perPage(some, most);
  const heavier = (crowd?.costs.page ?? Number.NaN) / (alone?.costs.page ?? Number.NaN);
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return [
    'Real builds, composed by the real composer: remotes generated from the sources of `mf-marketing`, every page with the words of a service page; the route table is generated, too. Page: HTML with its styles, Brotli. Entry: a remote’s federation entry, Brotli. First compose draws every page’s share image; later ones, of which the median of five is told, find it drawn. Release: one remote of which every page has changed.',
    table(
      ['Target', 'Measured', 'Met'],
      [
        verdict(
          `A further page composes in under ${composeTarget} ms`,
          `${early.toFixed(1)} ms up to 50, ${late.toFixed(1)} ms up to 500`,
          late < composeTarget,
        ),
        verdict(
          'Growth is linear: a further page costs at most 1.25 × as much at 500',
          (late / early).toFixed(2),
          late <= early * 1.25,
        ),
        verdict(
          'A page weighs the same on a site of 20 remotes',
          `${heavier.toFixed(3)} ×`,
          heavier <= weightTolerance,
        ),
      ],
    ),
    table(
      [
        'Routes',
        'remotes',
        'first compose ms',
        'compose ms',
        'ms a page',
        'release ms',
        'page kB',
        'entry kB',
        'shell scripts kB',
      ],
      [...pages, ...remotes].map(({ remotes: count, pagesEach, costs }) => [
        count * pagesEach,
        count,
        Math.round(costs.first),
        Math.round(costs.compose),
        (costs.compose / (count * pagesEach)).toFixed(1),
        Math.round(costs.release),
        kilobytes(costs.page),
        kilobytes(costs.entry),
        kilobytes(costs.shellScripts),
      ]),
    ),
  ];
}

/** What a further page costs, in ms, between two sizes of a site: what starting costs is in both. */
function perPage(smaller: Measured | undefined, larger: Measured | undefined): number {
  if (!smaller || !larger) return Number.NaN;
  const further = larger.remotes * larger.pagesEach - smaller.remotes * smaller.pagesEach;
  return (larger.costs.compose - smaller.costs.compose) / further;
}
