import { createHash } from 'node:crypto';
import { mkdir, readlink, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ComposedSite, composedSiteFile } from '@site/shared/contracts/composed-site';
import { redirects } from '@site/shared/navigation/paths';
import { siteRoutes } from '../src/routes';
import { writeCompressed } from './compress';
import { document } from './document';
import { browserRecord, type LiveReleases } from './live-releases';
import { nowhere, prerender } from './prerender';
import { robots, sitemap } from './search-files';
import { sourceHash } from './source-hash';
import { siteFolder } from './workspace';

const notFoundFile = '404.html';

/**
 * Renders every route from the live releases into a generation of its own and switches the site to it in one step.
 * @returns how many pages were written; 0 when this very generation is live already
 */
export async function compose(live: LiveReleases): Promise<number> {
  const id = await generationId(live);
  const folder = join(siteFolder, 'generations', id);
  if ((await currentGeneration()) === id) return 0;
  if (!(await stat(folder).catch(() => undefined))) await writeGeneration(live, folder);
  await switchTo(id);
  return siteRoutes.length;
}

async function writeGeneration(live: LiveReleases, folder: string): Promise<void> {
  const beside = `${folder}.${process.pid}.part`;
  await rm(beside, { recursive: true, force: true });
  const rendered = await prerender(live, [...siteRoutes.map(({ path }) => path), nowhere]);
  const pages = siteRoutes.map((route) => {
    const html = rendered.get(route.path) ?? '';
    return {
      path: route.path,
      file: pageFile(route.path),
      text: document(live, { html, remote: assetsOf(live, route) }),
    };
  });
  const site: ComposedSite = {
    pages: pages.map(({ path, file }) => ({ path, file })),
    redirects: Object.values(redirects).map(({ from, to }) => ({ from, to })),
    notFound: notFoundFile,
  };
  const notFound = document(live, { html: withoutInlineStyles(rendered.get(nowhere) ?? '') });
  await Promise.all([
    ...pages.map(({ file, text }) => writePage(join(beside, file), text)),
    writePage(join(beside, notFoundFile), notFound),
    writePage(join(beside, composedSiteFile), `${JSON.stringify(site, null, 2)}\n`),
    writePage(join(beside, 'releases.json'), `${JSON.stringify(browserRecord(live), null, 2)}\n`),
    writePage(join(beside, 'sitemap.xml'), sitemap(pages.map(({ text }) => text))),
    writePage(join(beside, 'robots.txt'), robots()),
  ]);
  await rename(beside, folder);
}

/** @throws when a route names a page that its remote does not expose */
function assetsOf({ remotes }: LiveReleases, { path, remote, page }: (typeof siteRoutes)[number]) {
  const release = remotes.find(({ app }) => app === remote);
  const assets = release?.pages[page];
  if (!release || !assets) {
    throw new Error(
      `${path} wants ${page} of ${remote}, which that remote does not expose. Add it to ${remote}/rsbuild.config.ts.`,
    );
  }
  return { release, assets };
}

/** `/service/web` as a file that any static server finds: `service/web/index.html`. */
function pageFile(path: string): string {
  return join(path.slice(1), 'index.html');
}

/** The router's own error screen brings style attributes, which the security policy forbids. */
function withoutInlineStyles(html: string): string {
  return html.replaceAll(/ style="[^"]*"/g, '');
}

async function writePage(file: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  await writeCompressed(file, content);
}

/** The same releases composed by the same code are the same generation. */
async function generationId(live: LiveReleases): Promise<string> {
  const composer = await sourceHash([
    'shell/compose',
    'shell/src/routes.tsx',
    'shared/src/navigation',
    'shared/src/contracts',
    'shared/src/content',
    'shared/src/weave',
  ]);
  return createHash('sha256')
    .update(composer)
    .update(JSON.stringify(browserRecord(live)))
    .digest('hex')
    .slice(0, 16);
}

async function currentGeneration(): Promise<string | undefined> {
  const target = await readlink(join(siteFolder, 'current')).catch(() => undefined);
  return target?.split('/').at(-1);
}

/** A link is replaced by renaming another over it: there is no moment without a site. */
async function switchTo(id: string): Promise<void> {
  const beside = join(siteFolder, `current.${process.pid}.part`);
  await rm(beside, { force: true });
  await symlink(join('generations', id), beside);
  await rename(beside, join(siteFolder, 'current'));
}
