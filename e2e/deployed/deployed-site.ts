import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeployed } from '@site/kit/testing/deployed-site';
import { root } from '@site/kit/workspace';
import { releaseRecordSchema } from '@site/shared/site-model/release-record';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import { matchRoute } from '@site/shared/site-model/route-matching';
import * as v from 'valibot';

/** One path of a site, with its remote and page. */
export interface SitePath {
  path: string;
  remote: string;
  page: string;
}

/** The URL of the deployed site that journeys run in (setting AGAINST); undefined for the composed site of this checkout. */
export const deployedSite = process.env.AGAINST || undefined;

/**
 * Reads the paths of a deployed site by its URL alone: the fixed ones from its release record, those of patterns from its
 * sitemap. Pages that the sitemap leaves out have a kind that another path has.
 * @throws with the remedy where there is no such site
 */
export async function readDeployedPaths(site: string): Promise<SitePath[]> {
  if (!isDeployed(site)) throw new Error(`--against is "${site}". Give the URL of a deployed site.`);
  const record = v.safeParse(releaseRecordSchema, await readJson(`${site}/${releaseRecordFile}`));
  if (!record.success)
    throw new Error(`${site}/${releaseRecordFile} is not the release record of this site: is the URL right?`);
  const listed = await readSitemap(site, '/sitemap.xml');
  return Object.entries(record.output.microFrontends).flatMap(([remote, [live]]) => {
    const routes = live?.extras?.routes?.routes ?? [];
    const isPattern = (path: string) => path.includes('/:');
    const fixed = routes
      .filter(({ path }) => !isPattern(path))
      .map(({ path, page }) => ({ path, remote, page }));
    const found = listed.flatMap((path) => {
      const route = matchRoute(routes, path);
      return route && isPattern(route.path) ? [{ path, remote, page: route.page }] : [];
    });
    return [...fixed, ...found];
  });
}

/** The paths of a sitemap; those of all its files where it is an index. */
async function readSitemap(site: string, file: string): Promise<string[]> {
  const sitemap = await (await fetch(site + file)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (!sitemap.includes('<sitemapindex')) return listed;
  return (await Promise.all(listed.map((part) => readSitemap(site, part)))).flat();
}

async function readJson(url: string): Promise<unknown> {
  const answer = await fetch(url).catch((cause: Error) => {
    throw new Error(`There is no site at ${new URL(url).origin}. Correct the URL, or start that site.`, {
      cause,
    });
  });
  return answer.json().catch(() => undefined);
}

/** Read once for a run: each worker of Playwright lists the tests, and a deployment in between must not change the list. */
const keptFile = join(root, '.build/deployed-paths.json');

export async function keepDeployedPaths(paths: SitePath[]): Promise<void> {
  await mkdir(dirname(keptFile), { recursive: true });
  await writeFile(keptFile, JSON.stringify(paths));
}

const keptSchema = v.array(v.object({ path: v.string(), remote: v.string(), page: v.string() }));

/** The paths of the site of this run. */
export async function keptDeployedPaths(): Promise<SitePath[]> {
  return v.parse(keptSchema, JSON.parse(await readFile(keptFile, 'utf8')));
}
