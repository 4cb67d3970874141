import { posix } from 'node:path';
import { company } from '@site/shared/company/company';
import { feedFile } from '@site/shared/navigation/blog-feed';
import type { ComposedSite } from '@site/shared/node/composed-site';
import { addressKey } from '@site/shared/site-model/address';
import type { HeadData } from '@site/shared/site-model/head-data';
import { ownerOf } from '@site/shared/site-model/route-matching';
import type { SiteLinks } from '../compose/site-links';
import type { LiveReleases } from '../registry/live-releases';
import { describeFirst } from '../registry/name-first';
import { siteAddresses } from '../registry/site-addresses';
import type { AddressChange } from './check-addresses';

/** A link to a path of this site. */
interface SiteLink {
  /** The page with the link; undefined for the layout. */
  path: string | undefined;
  app: string;
  to: string;
}

/**
 * Finds dead links to paths of this site.
 * @param heads of the pages: a page that lists posts has a feed
 * @returns messages about the first ones, for the releasing team
 * @throws with these messages when the candidate causes them: it has such links, or removes the targets of others. Links that
 * were dead before, for instance after a rollback, block no other team
 */
export function checkLinks(
  change: AddressChange,
  links: SiteLinks,
  heads: (HeadData | undefined)[],
): string[] {
  const { live, before, changed, isRollback } = change;
  const servedBefore = before && reachable(before);
  const dead = deadLinks(live, links, heads);
  const blamed = dead.filter(({ app, to }) => changed.has(app) || servedBefore?.has(addressKey(to)));
  if (!isRollback && blamed.length > 0) throw new Error(sentences(blamed, live).join('\n'));
  return sentences(dead, live);
}

/**
 * Checks the links that do not depend on other remotes' releases: those of a remote to paths below its own mounts.
 * @param heads see {@link checkLinks}
 * @throws with a message for each dead one
 */
export function checkOwnLinks(live: LiveReleases, links: SiteLinks, heads: (HeadData | undefined)[]): void {
  const dead = deadLinks(live, links, heads).filter(({ app, to }) => ownerOf(live.mounts, to) === app);
  if (dead.length > 0) throw new Error(sentences(dead, live).join('\n'));
}

function deadLinks(live: LiveReleases, links: SiteLinks, heads: (HeadData | undefined)[]): SiteLink[] {
  const served = reachable({
    pages: siteAddresses(live),
    redirects: live.remotes.flatMap(({ routes }) => routes.redirects),
  });
  const feeds = new Set(heads.flatMap((head) => (head?.blog ? posix.join(head.path, feedFile) : [])));
  return allLinks(live, links).filter(({ to }) => !served.has(addressKey(to)) && !isFile(to, feeds));
}

function allLinks(live: LiveReleases, { pages, frame }: SiteLinks): SiteLink[] {
  const ofPages = siteAddresses(live).flatMap(({ path, release }) =>
    (pages[path] ?? []).map((to) => ({ path, app: release.app, to })),
  );
  return [...ofPages, ...frame.map((to) => ({ path: undefined, app: 'shell', to }))];
}

function reachable({
  pages,
  redirects,
}: Pick<ComposedSite, 'redirects'> & { pages: { path: string }[] }): Set<string> {
  return new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)].map(addressKey));
}

/** Files of the site and paths of the API; a feed exists if its page lists posts. */
function isFile(address: string, feeds: Set<string>): boolean {
  if (address.endsWith(`/${feedFile}`)) return feeds.has(address);
  return (
    address.startsWith('/releases/') ||
    address.startsWith(`/${company.app}/`) ||
    /\.(ico|png|svg|txt|webmanifest|xml|json)$/.test(address)
  );
}

function sentences(links: SiteLink[], live: LiveReleases): string[] {
  return describeFirst(links, (link) => sentence(link, live));
}

function sentence({ path, app, to }: SiteLink, live: LiveReleases): string {
  const owner = ownerOf(live.mounts, to);
  const place = path === undefined ? `The layout of ${app}` : `${path} of ${app}`;
  if (owner === app)
    return `${place} links to ${to}, where ${app} has no page. Correct the link, or add a page or a redirect there.`;
  const dead = `${place} links to ${to}, where no deployed release has a page. Correct the link in ${app}`;
  if (owner === undefined) return `${dead}.`;
  return `${dead}, or release ${owner} with a page or a redirect there. If each links to the other, deploy both in one step: npx site release --with ${owner}@<version>`;
}
