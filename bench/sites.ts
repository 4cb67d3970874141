import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { root, siteFolder } from '@site/delivery/registry/workspace';
import { writeCompressed } from '@site/kit/release/compress';
import { startSite } from '@site/kit/testing/running-site';
import { composedSnapshot } from '../e2e/support/composed-snapshot';
import { buildWithAstro } from './astro/build-with-astro';
import { serveCompressed } from './astro/serve-compressed';

/** The pages that are measured by default: some of every remote, and of several kinds. */
export const kindsOfPage = [
  '/',
  '/service/web',
  '/service/service-details',
  '/banking',
  '/career',
  '/blog/blog-details',
  '/project',
  '/contact',
];

/**
 * The paths of the deployed site.
 * @throws with the remedy where nothing is deployed
 */
export async function allPaths(): Promise<string[]> {
  const { sitePaths } = await import('../e2e/support/site-paths');
  return sitePaths.map(({ path }) => path);
}

export interface BenchSites {
  /** The URL of the deployed site. */
  site: string;
  /** The URL of the same pages without scripts. */
  html: string;
  /** The URL of the pages built with Astro; undefined unless paths for them are given. */
  astro?: string | undefined;
  /** The URL of an earlier composed site; undefined without a comparison. */
  before?: string | undefined;
  stop: () => Promise<void>;
}

interface Comparison {
  /** The folder of an earlier composed site, for instance `site` of another checkout. */
  before?: string | undefined;
  /** The paths of pages to build with Astro. */
  withAstro?: readonly string[];
}

/** Serves the deployed site, the same pages without scripts, and what to compare with, each from its own server. */
export async function startSites({ before, withAstro = [] }: Comparison = {}): Promise<BenchSites> {
  const folder = join(root, 'bench', 'dist', 'html');
  const snapshot = await copyWithoutScripts(folder);
  const servers: Awaited<ReturnType<typeof startSite>>[] = [];
  for (const each of [siteFolder, folder, ...(before ? [resolve(before)] : [])])
    servers.push(await startSite(each));
  const [site, html, earlier] = servers;
  if (!site || !html) throw new Error('The servers to measure did not start.');
  const astro = withAstro.length > 0 ? await startAstro(withAstro, site.address, snapshot) : undefined;
  return {
    site: site.address,
    html: html.address,
    astro: astro?.address,
    before: earlier?.address,
    stop: async () => {
      astro?.stop();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

async function startAstro(paths: readonly string[], site: string, snapshot: string) {
  const built = await buildWithAstro(paths, snapshot, join(root, 'bench', 'dist', 'astro'));
  return serveCompressed(site, [built, snapshot, siteFolder]);
}

/** @returns the folder of the copied snapshot */
async function copyWithoutScripts(folder: string): Promise<string> {
  const deployed = composedSnapshot(siteFolder);
  const live = relative(siteFolder, deployed);
  await rm(folder, { recursive: true, force: true });
  await cp(deployed, join(folder, live), { recursive: true });
  await symlink(live, join(folder, 'current'));
  await symlink(join(siteFolder, 'releases'), join(folder, 'releases'));
  const names = await readdir(join(folder, live), { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = join(folder, live, name);
    const html = (await readFile(file, 'utf8')).replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
    await writeFile(file, html);
    await writeCompressed(file, Buffer.from(html));
  }
  return join(folder, live);
}
