import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startSite } from '@site/kit/testing/running-site';
import { workspaceRemotes } from '@site/kit/workspace';
import { startChromium } from './chromium';
import { weighDeployed } from './deployed-weights';
import { table, verdict, writeSection } from './results';
import { runCommand } from './run-command';
import { kindsOfPage } from './sites';
import { median } from './statistics';
import { figuresOf, visitInTurns } from './turns';
import { visit } from './visits';
import { copyWorkspace } from './workspace-copy';

const total = 50;
const target = 1.05;
const site = [process.execPath, 'kit/bin/site.mjs'];

const variants = ['few', 'many'] as const;
type Variant = (typeof variants)[number];
type Figure = 'firstPaint' | 'largestPaint' | 'hydrated';

/** Compares the start of pages in this site and in one with fifty remotes, in turns. */
export async function measureRemotes(runs: number, paths: readonly string[] = kindsOfPage): Promise<void> {
  const { folder, remove } = await copyWorkspace();
  const folders = { few: join(folder, 'site'), many: join(folder, 'site-of-many') };
  const release = (variant: Variant) =>
    runCommand([...site, 'release'], {
      folder,
      settings: { SITE_DIR: folders[variant], GATE_BROWSER: 'off' },
    });
  try {
    await release('few');
    await addRemotes(folder);
    await release('many');
    const weights = await Promise.all(variants.map((each) => weighDeployed(folders[each], 'mf-careers')));
    const notes = await visitBoth(runs, paths, folders);
    const [few, many] = weights.map(({ record }) => (record / 1000).toFixed(1));
    await writeSection('remotes', [
      `Pages of this site, and of one with ${total} remotes, on a slow phone as in visits. Medians of ${runs} interleaved runs, in ms. \`releases.json\`, which a page loads after its own files: ${few} and ${many} kB, uncompressed.`,
      ...tables(paths, figuresOf<Variant, Figure>(notes).of),
    ]);
  } finally {
    await remove();
  }
}

/** Adds remotes with one page each to a copy of the workspace. */
async function addRemotes(folder: string): Promise<void> {
  const file = join(folder, 'shell/src/mounts.ts');
  const before = await readFile(file, 'utf8');
  const added = Array.from({ length: total - workspaceRemotes().length }, (_, index) => ({
    name: `mf-added${index}`,
    mount: `/added${index}`,
  }));
  for (const { name, mount } of added) await runCommand([...site, 'new', name, '--mount', mount], { folder });
  const types = added.map(({ name }) => ` | '${name}'`).join('');
  const mounts = added.map(({ name, mount }) => `  '${mount}': '${name}',\n`).join('');
  await writeFile(
    file,
    before.replace(/(type Remote = .*);/, `$1${types};`).replace(/};\s*$/, `${mounts}};\n`),
  );
}

async function visitBoth(runs: number, paths: readonly string[], folders: Record<Variant, string>) {
  const servers = { few: await startSite(folders.few), many: await startSite(folders.many) };
  const { endpoint, stop } = await startChromium();
  const browser = await chromium.connectOverCDP(endpoint);
  try {
    return await visitInTurns(runs, paths, variants, (variant, path) =>
      visit(browser, servers[variant].address + path),
    );
  } finally {
    await browser.close();
    await stop();
    await Promise.all(variants.map((each) => servers[each].stop()));
  }
}

function tables(paths: readonly string[], of: (path: string, variant: Variant, figure: Figure) => number) {
  const ratio = (path: string, figure: Figure) => of(path, 'many', figure) / of(path, 'few', figure);
  const middle = (figure: Figure) => median(paths.map((path) => ratio(path, figure)));
  const figures: [Figure, string][] = [
    ['firstPaint', 'First paint'],
    ['largestPaint', 'Largest paint'],
    ['hydrated', 'Hydrated'],
  ];
  return [
    table(
      [`Target, with ${total} remotes over this site`, 'Median of the pages', 'Met'],
      figures.map(([figure, name]) =>
        verdict(`${name}: at most ${target}`, middle(figure).toFixed(2), middle(figure) <= target),
      ),
    ),
    table(
      ['Path', ...figures.flatMap(([, name]) => [name.toLowerCase(), `${total} remotes`, 'ratio'])],
      paths.map((path) => [
        path,
        ...figures.flatMap(([figure]) => [
          Math.round(of(path, 'few', figure)),
          Math.round(of(path, 'many', figure)),
          ratio(path, figure).toFixed(2),
        ]),
      ]),
    ),
  ];
}
