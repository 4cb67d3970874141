import { withAssetAddresses } from '@site/shared/site-model/asset-addresses';
import { entryFile } from '@site/shared/site-model/route-matching';
import type { SiteRoute } from '@site/shared/site-model/site-route';
import * as v from 'valibot';
import { releaseUrl } from '../../registry/live-releases';
import type { SiteAddress } from '../../registry/site-addresses';
import { readPart } from './document-size';
import type { PageIsland } from './page-islands';

const entryFileSchema = v.object({ entry: v.unknown() });

/**
 * Reads the route of a page, with the path's entry if a part of the page is hydrated.
 * @param islands of a page that is not hydrated as a whole
 * @throws when the entry is not among the released files
 */
export function readRoute(
  { path, page, entry, release }: SiteAddress,
  islands: PageIsland[] | undefined,
): SiteRoute {
  const { app: remote, version } = release;
  const route: SiteRoute = {
    path,
    remote,
    page,
    ...(islands && { islands: islands.map(({ name }) => name) }),
  };
  if (!entry || islands?.length === 0) return route;
  const file = `web/${entryFile(path)}`;
  if (!release.files[file])
    throw new Error(
      `${path} has no entry: ${remote} ${version} was released without ${file}. Build it again.`,
    );
  const content = JSON.parse(withAssetAddresses(readPart(release, file), releaseUrl(release, 'web/')));
  return { ...route, entry: v.parse(entryFileSchema, content).entry };
}
