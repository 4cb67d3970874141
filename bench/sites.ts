import { cp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root, siteFolder } from '@site/delivery/registry/workspace';
import { startSite } from '@site/kit/testing/running-site';
import { sitePaths } from '../e2e/support/site-paths';

/** One page of each kind: of every remote, and of every template of the largest one. */
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

export const allPaths: string[] = sitePaths.map(({ path }) => path);

export interface BenchSites {
  /** The URL of the deployed site. */
  site: string;
  /** The URL of the same pages without scripts. */
  html: string;
  /** The URL of an earlier composed site; undefined without a comparison. */
  before?: string | undefined;
  stop: () => Promise<void>;
}

/**
 * Serves the deployed site, and the same pages without scripts, each from its own server.
 * @param before the folder of an earlier composed site to compare with, for instance `site` of another checkout
 */
export async function startSites(before?: string): Promise<BenchSites> {
  const folder = join(root, 'bench', 'dist', 'html');
  await copyWithoutScripts(folder);
  const servers: Awaited<ReturnType<typeof startSite>>[] = [];
  for (const each of [siteFolder, folder, ...(before ? [resolve(before)] : [])])
    servers.push(await startSite(each));
  const [site, html, earlier] = servers;
  if (!site || !html) throw new Error('The servers to measure did not start.');
  return {
    site: site.address,
    html: html.address,
    before: earlier?.address,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

async function copyWithoutScripts(folder: string): Promise<void> {
  const live = await readlink(join(siteFolder, 'current')).catch(() => {
    throw new Error('Nothing is deployed. Deploy first: npm start');
  });
  await rm(folder, { recursive: true, force: true });
  await cp(join(siteFolder, live), join(folder, live), { recursive: true });
  await symlink(live, join(folder, 'current'));
  await symlink(join(siteFolder, 'releases'), join(folder, 'releases'));
  const names = await readdir(join(folder, live), { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = join(folder, live, name);
    const html = (await readFile(file, 'utf8')).replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await writeFile(`${file}.gz`, gzipSync(html));
  }
}
