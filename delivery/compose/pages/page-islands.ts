import type { PageAssets } from '@site/shared/node/release';
import { assetsOf, type SiteAddress } from '../../registry/site-addresses';

/** A part of a page that browsers hydrate on its own (decision 047), and its files. */
export interface PageIsland extends PageAssets {
  name: string;
}

/**
 * The islands of a page.
 * @param names as the release lists them; undefined for a page that is hydrated as a whole
 * @param hydratesIslands false for a shell that can only hydrate whole pages
 * @returns undefined for a page that is hydrated as a whole
 * @throws when the release doesn't expose one, or the shell can't hydrate it
 */
export function pageIslands(
  address: SiteAddress,
  names: string[] | undefined,
  hydratesIslands: boolean,
): PageIsland[] | undefined {
  if (hydratesIslands || !names)
    return names?.map((name) => ({ name, ...assetsOf({ ...address, page: name }) }));
  if (names.length === 0) return undefined;
  const { app, version } = address.release;
  throw new Error(
    `${address.path} of ${app} ${version} has the island ${names[0]}, which the deployed shell can’t hydrate. Release a newer shell first, or both in one step with --with.`,
  );
}

/** The style sheets of islands that their page contains already: its own style sheet has the same rules. */
export function stylesInPage({ css }: PageAssets, islands: PageIsland[] = []): string[] {
  const ofIslands = new Set(islands.flatMap((island) => island.css));
  return [...ofIslands].filter((file) => !css.includes(file));
}
