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
 */
export function readRoute(
  { path, page, entry, release }: SiteAddress,
  islands: PageIsland[] | undefined,
): SiteRoute {
  const route: SiteRoute = {
    path,
    remote: release.app,
    page,
    ...(islands && { islands: islands.map(({ name }) => name) }),
  };
  if (!entry || islands?.length === 0) return route;
  const text = readPart(release, `web/${entryFile(path)}`);
  const content = JSON.parse(withAssetAddresses(text, releaseUrl(release, 'web/')));
  return { ...route, entry: v.parse(entryFileSchema, content).entry };
}
