import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChangedApps } from '@site/delivery/cli/build-apps';
import { publish } from '@site/delivery/publish/publish';
import { releaseFolder, storeRelease } from '@site/delivery/store/release-store';
import { root, siteFolder } from '@site/delivery/workspace';
import type { AppName } from '@site/shared/contracts/apps';
import { median } from '../statistics';
import { titleOf } from './generate-apps';

/** What a generated site costs; times in ms, sizes in compressed bytes. */
export interface SiteCosts {
  /** Rendering, checking, compressing and writing every page, with the start of the renderer and a share image for each. */
  first: number;
  /** The same once the share images are drawn, as every later composition finds them; a median. */
  compose: number;
  /** The same for the pages of one remote whose words have changed: store, check, switch. */
  release: number;
  /** The middle page's HTML, styles within it. */
  page: number;
  /** A remote's federation entry. */
  entry: number;
  /** The scripts that every page starts with. */
  shellScripts: number;
}

/**
 * Runs within a generated workspace, so that it is that workspace's own compose that is timed; prints {@link SiteCosts}.
 * `tsx bench/growth/time-site.ts shell mf-generated-001 …`
 */
const apps = process.argv.slice(2) as AppName[];
const remotes = apps.filter((app) => app !== 'shell');
await buildChangedApps(apps);
const releases = await Promise.all(apps.map((app) => storeRelease(app)));
const versions = Object.fromEntries(releases.map(({ app, version }) => [app, version]));
const first = await timePublication(() => publish({ versions, action: 'start' }));
/** How often all is composed again: one run tells more of the machine than of the composer. */
const runs = 5;
const again: number[] = [];
for (let run = 1; run <= runs; run += 1) {
  await rm(join(siteFolder, 'current'));
  // Aside, not away: some file systems are slow to create files just after as many were removed.
  await rename(join(siteFolder, 'generations'), join(siteFolder, `generations-${run}`));
  again.push(await timePublication(() => publish({ versions, action: 'start' })));
}
const [remote] = remotes;
if (!remote) throw new Error('Name the shell and at least one remote.');
const changed = await changedBuild(remote);
const release = await timePublication(async () => {
  const { version } = await storeRelease(remote, changed);
  return publish({ versions: { [remote]: version }, action: 'release' });
});
const shell = releases.find(({ app }) => app === 'shell');
const remoteEntries = releases.filter(({ app }) => app !== 'shell');
const costs: SiteCosts = {
  first,
  compose: median(again),
  release,
  page: median(await pageSizes()),
  entry: median(
    await Promise.all(remoteEntries.map(({ app, version, webEntry }) => compressed(app, version, webEntry))),
  ),
  shellScripts: shell ? await sumOf(shell.app, shell.version, shell.initial.js) : Number.NaN,
};
console.log(JSON.stringify(costs));

/** Until visitors have the new pages. */
async function timePublication(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** A finished build of a remote with other words on every page. */
async function changedBuild(app: AppName): Promise<string> {
  const dist = join(root, app, 'dist-changed');
  await cp(join(root, app, 'dist'), dist, { recursive: true });
  const files = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.js'));
  for (const name of files) {
    const text = await readFile(join(dist, name), 'utf8');
    await writeFile(join(dist, name), text.replaceAll(titleOf(app), `Changed ${app}`));
  }
  return dist;
}

async function pageSizes(): Promise<number[]> {
  const live = join(siteFolder, 'current');
  const files = await readdir(live, { recursive: true });
  const pages = files.filter((name) => name.endsWith('index.html.br'));
  return Promise.all(pages.map(async (name) => (await stat(join(live, name))).size));
}

async function sumOf(app: string, version: string, files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => compressed(app, version, file)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compressed(app: string, version: string, file: string): Promise<number> {
  return (await stat(`${join(releaseFolder(app, version), file)}.br`)).size;
}
