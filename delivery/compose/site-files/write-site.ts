import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { company } from '@site/shared/company/company';
import { feedFile } from '@site/shared/navigation/blog-feed';
import { type ComposedPage, type ComposedSite, composedSiteFile } from '@site/shared/node/composed-site';
import { insideFolder } from '@site/shared/node/inside-folder';
import type { NamedRelease } from '@site/shared/node/named-releases';
import type { Blog, HeadData } from '@site/shared/site-model/head-data';
import { releaseRecordFile } from '@site/shared/site-model/release-record-places';
import { ownerOf } from '@site/shared/site-model/route-matching';
import type { KeptFiles } from '../../registry/files/kept-files';
import { formsOf, writeFileIn, writeText } from '../../registry/files/write-file';
import { type LiveReleases, siteRecord } from '../../registry/live-releases';
import { siteAddresses } from '../../registry/site-addresses';
import { notFoundFile, pageFile } from '../pages/page-file';
import type { SiteLinks } from '../site-links';
import { linksFile } from '../site-links';
import { atomFeed, type FeedArticle, latestArticles } from './feed';
import { feedContent } from './feed-content';
import { nginxHeaders } from './nginx-headers';
import { pageHeaders } from './page-headers';
import { sitemaps } from './sitemap';

const nginxHeadersFile = 'nginx-headers.conf';

interface SiteContent {
  pages: ComposedPage[];
  links: SiteLinks;
  /** Withdrawn releases, oldest first: open tabs leave them. */
  withdrawn: NamedRelease[];
  /** What is kept of the snapshot before, and the apps that differ from it; undefined where all pages are composed. */
  kept?: { files: KeptFiles; changed: ReadonlySet<string> } | undefined;
}

/** Writes the files of a snapshot other than its pages: the record, the list of pages, sitemap, feeds, headers. */
export async function writeSite(
  folder: string,
  live: LiveReleases,
  { pages, links, withdrawn, kept }: SiteContent,
): Promise<void> {
  const listed = pages.flatMap(({ head }) => head ?? []);
  const record = siteRecord(live, {
    withdrawn,
    earlier: earlierReleases(live, pages),
  });
  const site: ComposedSite = {
    pages,
    redirects: live.remotes.flatMap(({ routes }) => routes.redirects),
    gone: live.remotes.flatMap(({ routes }) => routes.gone),
    notFound: notFoundFile,
    headers: pageHeaders(record),
  };
  writeFileIn(folder, linksFile, JSON.stringify(links));
  writeFileIn(folder, nginxHeadersFile, nginxHeaders(site));
  await Promise.all([
    writeText(folder, composedSiteFile, json(site)),
    writeText(folder, releaseRecordFile, json(record)),
    ...Array.from(sitemaps(listed.filter(({ noindex }) => !noindex).map(({ path }) => path)), ([file, xml]) =>
      writeText(folder, file, xml),
    ),
  ]);
  // Pages with the same canonical path have one feed.
  const blogs = new Map(listed.flatMap(({ path, blog }): [string, Blog][] => (blog ? [[path, blog]] : [])));
  // One after the other, because each article is parsed, which takes up to half a second. No other team waits for that.
  for (const [path, blog] of blogs)
    if (!kept || kept.changed.has(ownerOf(live.mounts, path) ?? '') || !keepFeed(kept.files, folder, path))
      await writeFeed(folder, path, blog, listed);
}

/** The releases that pages name in addition to the deployed ones. */
function earlierReleases(live: LiveReleases, pages: ComposedPage[]): NamedRelease[] {
  const named = new Map(pages.map((page) => [page.path, page]));
  const releases = siteAddresses(live).flatMap(({ path, release: { app, version } }) => {
    const { release = version, shell = live.shell.version } = named.get(path) ?? {};
    return [
      ...(release === version ? [] : [{ app, version: release }]),
      ...(shell === live.shell.version ? [] : [{ app: live.shell.app, version: shell }]),
    ];
  });
  return [...new Map(releases.map((release) => [`${release.app}/${release.version}`, release])).values()];
}

/** Whether nginx can keep the headers of the previous snapshot. */
export async function sameNginxHeaders(before: string, after: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [before, after].map((folder) => readFile(join(folder, nginxHeadersFile), 'utf8')),
  );
  return one === other;
}

/** The feed of a blog is next to the page that lists its posts. */
function feedAddress(path: string): string {
  return posix.join(path, feedFile);
}

/** @returns false if the snapshot before has no such feed */
function keepFeed(kept: KeptFiles, folder: string, path: string): boolean {
  const files = formsOf(feedAddress(path).slice(1));
  if (!files.every((file) => kept.has(file))) return false;
  for (const file of files) kept.keep(folder, file);
  return true;
}

async function writeFeed(folder: string, path: string, blog: Blog, pages: HeadData[]): Promise<void> {
  const address = feedAddress(path);
  const latest = latestArticles(
    pages.flatMap(({ article, ...page }) => (article?.feedOf === path ? { ...page, article } : [])),
  );
  const articles: FeedArticle[] = [];
  for (const { article, ...page } of latest) {
    const html = await readFile(insideFolder(folder, pageFile(page.path)), 'utf8');
    const content = feedContent(html, company.website + page.path);
    articles.push({ ...article, path: page.path, description: page.description, content });
  }
  await writeText(folder, address.slice(1), atomFeed(blog, articles, company.website + address));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
